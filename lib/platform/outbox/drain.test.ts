import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, readAnswer } from './answer';
import type { Batch } from './batch';
import { drain } from './drain';
import type { ItemAnswer, KeptItem, Settled } from './kept-item';
import { keptItem } from './sample-item';

/** A browser's database, for the one person. */
function shelf(items: readonly KeptItem[]) {
  const kept = new Map(items.map((item) => [item.seq, item]));
  return {
    kept,
    read: async () => [...kept.values()],
    settle: async (settled: readonly Settled[]) => {
      for (const { item, answer } of settled) {
        if (answer.state === 'done') kept.delete(item.seq);
        else kept.set(item.seq, { ...item, refused: answer.problem });
      }
    },
  };
}

/** A server that carries each key out once, and answers as it was told. */
function server(stateOf: (key: string) => ItemAnswer['state'] = () => 'done') {
  const carriedOut: string[] = [];
  const problem = { status: 404, code: 'MODEL_NOT_FOUND', fields: [] };
  function answer({ items }: Batch): Answer {
    let hasStopped = false;
    const answers = items.map(({ key }) => {
      const state = hasStopped ? 'again' : stateOf(key);
      hasStopped ||= state === 'again';
      if (state === 'done' && !carriedOut.includes(key)) carriedOut.push(key);
      return { key, state, ...(state === 'refused' && { problem }) };
    });
    return readAnswer(200, JSON.stringify({ items: answers }), items);
  }
  return { carriedOut, answer };
}

const taps = (count: number) => Array.from({ length: count }, (_, seq) => keptItem(seq));
const keys = (count: number) => taps(count).map(({ key }) => key);
const inOrder = { person: 'ana', singly: false };

describe('draining', () => {
  it('sends all in order and keeps nothing that is done', async () => {
    const { carriedOut, answer } = server();
    const { kept, ...store } = shelf(taps(45));
    const outcome = await drain({ ...inOrder, ...store, send: async (_, batch) => answer(batch) });
    expect(outcome).toEqual({ kind: 'empty' });
    expect(carriedOut).toEqual(keys(45));
    expect(kept.size).toBe(0);
  });

  it('keeps what was refused, with its reason, and goes on behind it', async () => {
    const { carriedOut, answer } = server((key) => (key === 'key-1' ? 'refused' : 'done'));
    const { kept, ...store } = shelf(taps(3));
    await drain({ ...inOrder, ...store, send: async (_, batch) => answer(batch) });
    expect(carriedOut).toEqual(['key-0', 'key-2']);
    expect([...kept.values()]).toMatchObject([{ key: 'key-1', refused: { code: 'MODEL_NOT_FOUND' } }]);
  });

  it('stops at what the server fails at, until it is set aside', async () => {
    const { carriedOut, answer } = server((key) => (key === 'key-1' ? 'again' : 'done'));
    const { kept, ...store } = shelf(taps(3));
    const send = async (_: string, batch: Batch) => answer(batch);
    expect(await drain({ ...inOrder, ...store, send })).toEqual({ kind: 'stopped', head: 'key-1' });
    expect(carriedOut).toEqual(['key-0']);
    kept.set(1, { ...keptItem(1), aside: true });
    expect(await drain({ ...inOrder, ...store, send })).toEqual({ kind: 'empty' });
    expect(carriedOut).toEqual(['key-0', 'key-2']);
    expect([...kept.keys()]).toEqual([1]);
  });

  it.each(['nobody', 'other-person', 'unanswered', 'refused'] as const)(
    'keeps all when it is told %s',
    async (kind) => {
      const { kept, ...store } = shelf(taps(2));
      const outcome = await drain({ ...inOrder, ...store, send: async () => ({ kind }) });
      expect(outcome).toEqual({ kind, head: 'key-0' });
      expect(kept.size).toBe(2);
    },
  );

  it('finds the one that a batch is refused for by sending each alone', async () => {
    const sizes: number[] = [];
    const { answer } = server();
    const send = async (_: string, batch: Batch) => {
      sizes.push(batch.items.length);
      return batch.items[0]?.key === 'key-1' ? ({ kind: 'refused' } as const) : answer(batch);
    };
    expect(await drain({ ...inOrder, singly: true, ...shelf(taps(3)), send })).toEqual({
      kind: 'refused',
      head: 'key-1',
    });
    expect(sizes).toEqual([1, 1]);
  });

  it('loses nothing, doubles nothing and keeps the order, whatever the line swallows and however many tabs send', async () => {
    const losses = fc.array(fc.constantFrom('request', 'answer', 'none'), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(
        losses,
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 50 }),
        async (line, tabs, count) => {
          const { carriedOut, answer } = server();
          const { kept, ...store } = shelf(taps(count));
          const weather = line[Symbol.iterator]();
          const send = async (_: string, batch: Batch): Promise<Answer> => {
            const lost = weather.next().value;
            await null;
            if (lost === 'request') return { kind: 'unanswered' };
            const answered = answer(batch);
            return lost === 'answer' ? { kind: 'unanswered' } : answered;
          };
          while (kept.size > 0) {
            await Promise.all(Array.from({ length: tabs }, () => drain({ ...inOrder, ...store, send })));
          }
          expect(carriedOut).toEqual(keys(count));
        },
      ),
    );
  });
});
