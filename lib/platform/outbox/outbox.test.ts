import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import { operation } from '@/lib/platform/http/operation';
import type { KeptItem, Settled } from './kept-item';

type Callee = {
  definition: {
    input: z.ZodMiniObject<{ classId: z.ZodMiniString; present: z.ZodMiniBoolean }>;
    reply: z.ZodMiniObject<{ present: z.ZodMiniBoolean }>;
  };
};
const mark = operation<Callee>({
  method: 'POST',
  path: '/turmas/{turmaId}/marks',
  summary: 'A mark',
  params: { turmaId: 'classId' },
  names: { present: 'presente' },
});
const other = operation<Callee>({ method: 'POST', path: '/other', summary: 'Another' });
const name = 'POST /turmas/{turmaId}/marks';

/** The browser's database: what it does with a disk is the browser's to show (tests/e2e/outbox). */
const disk = vi.hoisted(() => ({ items: [] as KeptItem[], seq: 0, isFull: false }));
vi.mock('./kept-items', () => ({
  keepItem: async (item: Omit<KeptItem, 'seq'>) => {
    if (disk.isFull) throw new DOMException('no room', 'QuotaExceededError');
    disk.seq += 1;
    disk.items.push({ ...item, seq: disk.seq });
    return disk.seq;
  },
  itemsOf: async (person: string) => disk.items.filter((item) => item.person === person),
  settleItems: async (settled: readonly Settled[]) => {
    for (const { item, answer } of settled) {
      const at = disk.items.findIndex(({ seq }) => seq === item.seq);
      if (answer.state === 'done') disk.items.splice(at, 1);
      else disk.items[at] = { ...item, refused: answer.problem };
    }
  },
  setItemAside: async (seq: number, aside: boolean) => {
    disk.items = disk.items.map((item) => (item.seq === seq ? { ...item, aside } : item));
  },
  dropItem: async (seq: number) => {
    disk.items = disk.items.filter((item) => item.seq !== seq);
  },
}));

type Sent = { person: string; items: { key: string; operation: string; input: object }[] };
const line = { sent: [] as Sent[], answer: (_: Sent): Response | Promise<Response> => new Response() };
const allDone = ({ items }: Sent) =>
  Response.json({ items: items.map(({ key }) => ({ key, state: 'done', reply: { presente: true } })) });
const ana = '0190aaaa-0000-7000-8000-000000000001';
const body: { dataset: Record<string, string> } = { dataset: {} };

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(disk, { items: [], seq: 0, isFull: false });
  Object.assign(line, { sent: [], answer: allDone });
  body.dataset = { person: ana };
  vi.stubGlobal('document', { body, visibilityState: 'visible', addEventListener: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {
        /* No other tab. */
      }
    },
  );
  vi.spyOn(console, 'info').mockReturnValue();
  vi.stubGlobal(
    'fetch',
    async (_: string, { body: text, headers }: { body: string; headers: Record<string, string> }) => {
      const sent = { person: headers['x-person'] ?? '', ...JSON.parse(text) };
      line.sent.push(sent);
      return line.answer(sent);
    },
  );
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page that has just been loaded. */
async function opened() {
  const { beforeForgotten, outboxState, setAside, dismiss, tryNow } = await import('./outbox');
  const { queueTap } = await import('./queue-tap');
  const { inputOf, onSettled } = await import('./taps');
  const { standHere } = await import('./person-here');
  return { beforeForgotten, outboxState, setAside, dismiss, tryNow, queueTap, inputOf, onSettled, standHere };
}

const rest = () => vi.advanceTimersByTimeAsync(0);
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a tap', () => {
  it('is kept in the wire’s names, sent for its person, and taken over before it is no longer drawn', async () => {
    const { queueTap, onSettled, outboxState, inputOf } = await opened();
    const drawnAtAnswer: number[] = [];
    const hear = vi.fn(() => drawnAtAnswer.push(outboxState().pending.length));
    onSettled(mark, hear);
    onSettled(other, () => expect.unreachable());
    const key = await queueTap(mark, { classId: '7a', present: true }, { label: 'Ana: presente' });
    const [item] = outboxState().pending;
    expect(item).toMatchObject({ key, label: 'Ana: presente', operation: name });
    expect(inputOf(mark, item as NonNullable<typeof item>)).toEqual({ classId: '7a', present: true });
    await rest();
    expect(line.sent).toEqual([
      { person: ana, items: [{ key, operation: name, input: { turmaId: '7a', presente: true } }] },
    ]);
    expect(hear).toHaveBeenCalledWith(expect.objectContaining({ key, state: 'done', reply: { present: true } }));
    expect(drawnAtAnswer).toEqual([1]);
    expect(outboxState()).toMatchObject({ items: [], savedAt: Date.now() });
    expect(body.dataset.unsent).toBeUndefined();
  });

  it('is forgotten only once whoever keeps its answer has it, and also where that fails', async () => {
    const { beforeForgotten, queueTap } = await opened();
    let kept: () => void = () => expect.unreachable();
    const keeping = new Promise<void>((resolve) => {
      kept = resolve;
    });
    beforeForgotten(() => keeping);
    beforeForgotten(() => Promise.reject(new Error('no room')));
    await queueTap(mark, { classId: '7a', present: true });
    await rest();
    expect(line.sent).toHaveLength(1);
    expect(disk.items).toHaveLength(1);
    kept();
    await rest();
    expect(disk.items).toHaveLength(0);
  });

  it('waits while the line is cut, is counted for the way out, and goes when it is back', async () => {
    const { queueTap, outboxState, tryNow } = await opened();
    line.answer = cut;
    for (let taps = 0; taps < 3; taps += 1) await queueTap(mark, { classId: `${taps}`, present: true });
    await rest();
    expect(outboxState()).toMatchObject({ hindrance: 'cut', savedAt: undefined });
    expect(outboxState().pending.map(({ state }) => state)).toEqual(['onDevice', 'onDevice', 'onDevice']);
    expect(body.dataset.unsent).toBe('3');
    line.answer = allDone;
    line.sent = [];
    tryNow();
    await rest();
    expect(line.sent.flatMap(({ items }) => items.map(({ input }) => input))).toMatchObject([
      { turmaId: '0' },
      { turmaId: '1' },
      { turmaId: '2' },
    ]);
    expect(outboxState()).toMatchObject({ items: [], hindrance: undefined });
  });

  it('that is kept nowhere is told, and pretends nothing', async () => {
    const { queueTap, outboxState, standHere } = await opened();
    disk.isFull = true;
    line.answer = cut;
    expect(await queueTap(mark, { classId: '7a', present: true })).toBeUndefined();
    expect(outboxState()).toMatchObject({ notKept: 'full', items: [] });
    disk.isFull = false;
    line.sent = [];
    body.dataset.seeing = '';
    expect(await queueTap(mark, { classId: '7a', present: true })).toBeUndefined();
    expect(outboxState()).toMatchObject({ notKept: 'nobody', items: [] });
    delete body.dataset.seeing;
    standHere(undefined);
    expect(await queueTap(mark, { classId: '7a', present: true })).toBeUndefined();
    expect(line.sent).toEqual([]);
  });

  it('that waited before the page is shown also where another tab is answered while it is being read', async () => {
    line.answer = cut;
    disk.items = [{ person: ana, key: 'old', operation: name, input: {}, label: undefined, at: 0, seq: 7 }];
    let hear: (event: object) => void = () => expect.unreachable();
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        set onmessage(given: typeof hear) {
          hear = given;
        }
      },
    );
    const { tryNow, outboxState } = await opened();
    tryNow();
    hear({ data: { settled: [] } });
    await rest();
    expect(outboxState()).toMatchObject({ isRead: true, items: [{ key: 'old' }] });
  });

  it('that is refused stays with its reason until it is dismissed', async () => {
    const { queueTap, outboxState, onSettled, dismiss } = await opened();
    const problem = { status: 422, code: 'request.invalid', fields: [{ path: 'presente', code: 'required' }] };
    line.answer = ({ items }) => Response.json({ items: items.map(({ key }) => ({ key, state: 'refused', problem })) });
    const hear = vi.fn();
    onSettled(mark, hear);
    await queueTap(mark, { classId: '7a', present: true });
    await rest();
    expect(hear.mock.calls).toMatchObject([
      [{ state: 'refused', code: 'request.invalid', fields: [{ path: 'present', code: 'required' }] }],
    ]);
    expect(outboxState()).toMatchObject({ pending: [], items: [{ state: 'refused', problem }] });
    await dismiss(1);
    expect(outboxState().items).toEqual([]);
    expect(line.sent.length).toBe(1);
  });

  it('stays for its person when another signs in, and when the device goes from hand to hand', async () => {
    const { queueTap, outboxState, standHere } = await opened();
    line.answer = () => Response.json({ code: 'request.other-person' }, { status: 409 });
    await queueTap(mark, { classId: '7a', present: true });
    await rest();
    expect(outboxState().hindrance).toBe('other-person');
    line.answer = allDone;
    line.sent = [];
    standHere('bia');
    await rest();
    expect(outboxState()).toMatchObject({ items: [], hindrance: undefined });
    expect(line.sent).toEqual([]);
    standHere(ana);
    await rest();
    expect(line.sent).toMatchObject([{ person: ana, items: [{ operation: name }] }]);
  });

  it('that the server fails at again and again may be set aside: the others pass, and it can come back', async () => {
    const { queueTap, outboxState, setAside } = await opened();
    let fails = true;
    const isStuck = ({ input }: Sent['items'][number]) => fails && (input as { turmaId: string }).turmaId === '0';
    line.answer = (sent) => {
      const stop = sent.items.findIndex(isStuck);
      const stateAt = (at: number) => (stop >= 0 && at >= stop ? 'again' : 'done');
      return Response.json({ items: sent.items.map(({ key }, at) => ({ key, state: stateAt(at), reply: {} })) });
    };
    for (const classId of ['0', '1']) await queueTap(mark, { classId, present: true });
    await rest();
    expect(outboxState()).toMatchObject({ hindrance: 'server', items: [{}, {}] });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(outboxState().stuckKey).toBe(outboxState().items[0]?.key);
    await setAside(1, true);
    await rest();
    expect(outboxState()).toMatchObject({ items: [{ state: 'aside' }], pending: [], hindrance: undefined });
    expect(body.dataset.unsent).toBe('1');
    fails = false;
    await setAside(1, false);
    await rest();
    expect(outboxState().items).toEqual([]);
  });
});
