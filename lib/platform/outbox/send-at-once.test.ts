import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptItem } from './kept-item';

/** A disk that is full: what was kept before is there, and nothing more. */
const disk = vi.hoisted(() => ({ items: [] as KeptItem[] }));
vi.mock('./kept-items', () => ({
  keepItem: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')),
  itemsOf: async () => disk.items,
  dropItem: async () => undefined,
  setItemAside: async () => undefined,
  settleItems: async () => undefined,
}));

type Items = { key: string; input: { n: number } }[];
const cut = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
/** What another tab tells this one. */
let heard: ((message: { data: object }) => void) | undefined;
const line = { sent: [] as number[], answer: (_: Items): Response | Promise<Response> => new Response() };
const answered = (how: object) => (items: Items) =>
  Response.json({ items: items.map(({ key }) => ({ key, reply: {}, ...how })) });
const tap = (n: number) => ({ key: `key-${n}`, operation: 'POST /taps', input: { n }, label: undefined, at: n });

beforeEach(() => {
  disk.items = [];
  Object.assign(line, { sent: [], answer: answered({ state: 'done' }) });
  const document = {
    body: { dataset: { person: 'ana' } },
    visibilityState: 'visible',
    addEventListener: () => undefined,
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      set onmessage(hear: typeof heard) {
        heard = hear;
      }
      postMessage() {
        /* No other tab. */
      }
    },
  );
  vi.spyOn(console, 'info').mockReturnValue();
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { items } = JSON.parse(body) as { items: Items };
    line.sent.push(...items.map(({ input }) => input.n));
    return line.answer(items);
  });
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a tap that no disk takes', () => {
  it('goes over the line at once, one after the other', async () => {
    const { keepTap, outboxState, hearSettled } = await import('./outbox');
    const hear = vi.fn();
    hearSettled(hear);
    expect(await Promise.all([keepTap(tap(1)), keepTap(tap(2))])).toEqual(['key-1', 'key-2']);
    expect(line.sent).toEqual([1, 2]);
    expect(hear.mock.calls).toMatchObject([[{ item: tap(1) }], [{ item: tap(2) }]]);
    expect(outboxState()).toMatchObject({ items: [], notKept: undefined });
    expect(outboxState().savedAt).toBeDefined();
  });

  it('is told as kept nowhere where the line is cut, too', async () => {
    const { keepTap, outboxState } = await import('./outbox');
    line.answer = cut;
    expect(await keepTap(tap(1))).toBeUndefined();
    expect(outboxState()).toMatchObject({ items: [], notKept: 'full' });
  });

  it('goes past nothing that waits', async () => {
    line.answer = cut;
    disk.items = [{ ...tap(1), seq: 1, person: 'ana' }];
    const { keepTap, subscribeOutbox, outboxState } = await import('./outbox');
    subscribeOutbox(() => undefined);
    await vi.waitFor(() => expect(outboxState().hindrance).toBe('cut'));
    line.sent = [];
    expect(await keepTap(tap(2))).toBeUndefined();
    expect(line.sent).not.toContain(2);
  });

  it('is shown with its reason where the server refuses it', async () => {
    const { keepTap, outboxState, dismiss } = await import('./outbox');
    const problem = { status: 409, code: 'lesson.closed', fields: [] };
    line.answer = answered({ state: 'refused', problem });
    expect(await keepTap(tap(1))).toBe('key-1');
    const [item] = outboxState().items;
    expect(item).toMatchObject({ key: 'key-1', state: 'refused', problem });
    await dismiss(item?.seq ?? 0);
    expect(outboxState().items).toEqual([]);
  });

  it('goes on being shown as refused, whatever else is read or told, until it is dismissed', async () => {
    const { keepTap, outboxState, setAside, dismiss } = await import('./outbox');
    const problem = { status: 409, code: 'lesson.closed', fields: [] };
    line.answer = answered({ state: 'refused', problem });
    await keepTap(tap(1));
    const [item] = outboxState().items;
    const { seq = 0 } = item ?? {};
    // The disk is read anew, and another tab with a full disk was answered for a tap of its own.
    await setAside(7, true);
    const other = { item: { ...tap(2), seq, person: 'ana' }, answer: { key: 'key-2', state: 'done' } };
    heard?.({ data: { settled: [other] } });
    expect(outboxState().items).toMatchObject([{ key: 'key-1', state: 'refused' }]);
    await dismiss(seq);
    expect(outboxState().items).toEqual([]);
  });
});
