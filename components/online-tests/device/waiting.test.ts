import { describe, expect, it } from 'vitest';
import type { KeptAnswer } from './kept-attempt';
import { inOrder, isAnswered, joined, latestOf, nextBatch, nextSeq, withStored } from './waiting';

const answer = (questionId: string, seq: number, more: Partial<KeptAnswer> = {}): KeptAnswer => ({
  ...{ n: seq, attemptId: 'a', questionId, seq, value: `v${seq}`, state: 'here' },
  ...more,
});
const seqs = (answers: readonly KeptAnswer[]) => answers.map(({ seq }) => seq);

it('sends the earliest first, each question once, and nothing that was answered for', () => {
  const kept = [answer('q1', 30), answer('q2', 20), answer('q1', 10), answer('q3', 5, { state: 'saved' })];
  expect(seqs(nextBatch(kept))).toEqual([10, 20]);
  const later = kept.map((one) => (one.seq === 10 || one.seq === 20 ? { ...one, state: 'saved' as const } : one));
  expect(seqs(nextBatch(later))).toEqual([30]);
  expect(nextBatch(later.map((one) => ({ ...one, state: 'refused' as const })))).toEqual([]);
});

it('sends no more at once than the server takes', () => {
  const many = Array.from({ length: 60 }, (_, at) => answer(`q${at}`, at));
  expect(nextBatch(many)).toHaveLength(50);
});

it('shows the answer that was given last, wherever it stands', () => {
  const kept = [answer('q1', 30), answer('q1', 40, { state: 'saved' }), answer('q2', 1)];
  expect([...latestOf(kept).values()].map(({ seq, state }) => [seq, state])).toEqual([
    [40, 'saved'],
    [1, 'here'],
  ]);
});

it('joins what the server has with what waits here', () => {
  const joined = withStored(
    [answer('q1', 30)],
    [
      { questionId: 'q1', seq: 30, value: 'v30' },
      { questionId: 'q2', seq: 7, value: 'x' },
    ],
    'a',
  );
  expect(joined.map(({ questionId, state }) => [questionId, state])).toEqual([
    ['q1', 'here'],
    ['q2', 'saved'],
  ]);
});

it.each([
  [undefined, false],
  [null, false],
  ['', false],
  [[], false],
  [{}, false],
  [false, true],
  ['o1', true],
  [{ o1: 'o2' }, true],
])('%j is an answer: %s', (value, is) => {
  expect(isAnswered(value)).toBe(is);
});

describe('the moment of an answer', () => {
  const begunAt = 1_000_000;
  const at = (now: number, answers: readonly KeptAnswer[] = []) =>
    nextSeq({ begunAt, deadline: begunAt + 60_000, answers, now });

  it('is later than that of any before it, also where the clock was set back', () => {
    expect(at(begunAt + 500)).toBe(500);
    expect(at(begunAt + 500, [answer('q1', 800)])).toBe(801);
    expect(at(begunAt - 3_600_000, [answer('q1', 800)])).toBe(801);
  });

  it('is never after the end, however far ahead the clock runs: whoever may answer answers in time', () => {
    const ahead = begunAt + 3 * 86_400_000;
    expect(at(ahead)).toBe(1);
    expect(at(ahead, [answer('q1', 60_000)])).toBe(60_000);
  });

  it('keeps its order while the clock runs ahead, and once it is set right', () => {
    const ahead = begunAt + 3 * 86_400_000;
    const given = [answer('q1', 500)];
    given.push(answer('q1', at(ahead, given)));
    given.push(answer('q1', at(ahead + 5000, given)));
    given.push(answer('q1', at(begunAt + 9000, given)));
    expect(seqs(given)).toEqual([500, 501, 502, 9000]);
  });
});

it('has an answer once that the device numbered while this page was told of another tab', () => {
  const own = [answer('q1', 10, { n: -1_000_001 }), answer('q2', 20, { n: -1, state: 'saved' })];
  const kept = [answer('q1', 10, { n: 5 }), answer('q3', 30, { n: 6 })];
  expect(joined(own, kept).map(({ n }) => n)).toEqual([-1_000_001, -1, 6]);
  expect(joined([answer('q1', 10, { n: 5 })], [answer('q1', 10, { n: 5, state: 'saved' })])).toEqual([
    answer('q1', 10, { n: 5, state: 'saved' }),
  ]);
});

it('dates a click after the one before it, where two tabs dated them before either heard of the other', () => {
  const kept = [
    answer('q1', 7, { n: 3, state: 'older' }),
    answer('q1', 7, { n: 1, state: 'saved' }),
    answer('q2', 2, { n: 2, state: 'saved' }),
    answer('q1', 90, { n: 4, state: 'saved' }),
  ];
  const ordered = inOrder(kept);
  expect(ordered.map(({ n, seq, state }) => [n, seq, state])).toEqual([
    [1, 7, 'saved'],
    [2, 2, 'saved'],
    [3, 8, 'here'],
    [4, 90, 'saved'],
  ]);
  const settled = ordered.map((one) => ({ ...one, state: 'saved' as const }));
  expect(inOrder(settled)).toEqual(settled);
});
