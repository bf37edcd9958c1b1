import { beforeEach, expect, it, vi } from 'vitest';
import { CallFailure } from '@/lib/platform/browser/call';
import type { KeptAnswer, KeptAttempt, Standing } from './kept-attempt';
import { drainAttempt, type Heard } from './lane';

const wire = vi.hoisted(() => ({ sendAnswers: vi.fn(), sendEnding: vi.fn() }));
vi.mock('./send', async (original) => ({ ...(await original<object>()), ...wire }));

let attempt: KeptAttempt;
let answers: KeptAnswer[];
/** What another tab keeps while this one sends. */
let elsewhere: KeptAnswer[];
const heard: Heard[] = [];
const lane = {
  read: () => ({ attempt, answers }),
  readAgain: async () => {
    answers = [...answers, ...elsewhere];
  },
  settle: async (one: Heard) => {
    heard.push(one);
    answers = answers.map((answer) => one.answers.find(({ n }) => n === answer.n) ?? answer);
    if (one.standing) attempt = { ...attempt, standing: one.standing };
  },
};
const states = () => answers.map(({ state }) => state);
const concluded = { state: 'concluded', receipt: 'ABCDEF' } as Standing;
const refusal = (status: number) => new CallFailure(status, 'x', [], undefined);
const saved = async (_: unknown, batch: KeptAnswer[]) => ({
  now: 1,
  deadline: 2,
  answers: batch.map(({ questionId, seq }) => ({ questionId, seq, state: 'saved' })),
});

beforeEach(() => {
  attempt = { ending: null, standing: null } as KeptAttempt;
  heard.length = 0;
  elsewhere = [];
  answers = [1, 2, 3].map((n) => ({ n, attemptId: 'a', questionId: `q${n % 2}`, seq: n, value: n > 1, state: 'here' }));
  wire.sendAnswers.mockReset().mockImplementation(saved);
  wire.sendEnding.mockReset().mockResolvedValue(concluded);
});

it('sends every choice, of one question one after the other, and then the end', async () => {
  attempt = { ...attempt, ending: { seq: 9, byTime: false } };
  await drainAttempt(lane);
  expect(wire.sendAnswers.mock.calls.map(([, batch]) => batch.map(({ n }: KeptAnswer) => n))).toEqual([[1, 2], [3]]);
  expect(states()).toEqual(['saved', 'saved', 'saved']);
  expect(attempt.standing).toEqual(concluded);
});

it('sends what another tab kept meanwhile before the end: dated after it, it would be refused', async () => {
  attempt = { ...attempt, ending: { seq: 9, byTime: false } };
  elsewhere = [{ n: 4, attemptId: 'a', questionId: 'q1', seq: 300_000, value: 'x', state: 'here' }];
  wire.sendEnding.mockImplementation(async () => {
    expect(states()).toEqual(['saved', 'saved', 'saved', 'saved']);
    return concluded;
  });
  await drainAttempt(lane);
  expect(attempt.standing).toEqual(concluded);
});

it('asks for no end while an answer waits', async () => {
  attempt = { ...attempt, ending: { seq: 9, byTime: false } };
  wire.sendAnswers.mockRejectedValue(new TypeError('cut'));
  await expect(drainAttempt(lane)).rejects.toThrow('cut');
  expect(states()).toEqual(['here', 'here', 'here']);
  expect(wire.sendEnding).not.toHaveBeenCalled();
});

it('sends one by one where the server does not take them together: the others are stored', async () => {
  wire.sendAnswers.mockImplementation(async (of, batch: KeptAnswer[]) => {
    if (batch.some(({ n }) => n === 2)) throw refusal(422);
    return saved(of, batch);
  });
  await drainAttempt(lane);
  expect(states()).toEqual(['saved', 'refused', 'saved']);
});

it.each([500, 503, 429])('keeps all where the server answers %i', async (status) => {
  wire.sendAnswers.mockRejectedValue(refusal(status));
  await expect(drainAttempt(lane)).rejects.toThrow();
  expect(states()).toEqual(['here', 'here', 'here']);
});

it('tells at once of a test that is there no more, and asks for it no more', async () => {
  wire.sendAnswers.mockRejectedValue(refusal(404));
  // Of three answers to two questions the first two go together.
  await expect(drainAttempt(lane)).rejects.toThrow('404');
  await expect(drainAttempt(lane)).rejects.toThrow('404');
  await expect(drainAttempt(lane)).resolves.toBeUndefined();
  expect(states()).toEqual(['refused', 'refused', 'refused']);
});

it.each([
  ['a page of a portal', new CallFailure(404, 'server.failed', [], undefined)],
  ['a filter of the school', new CallFailure(400, 'server.failed', [], undefined)],
])('keeps all where %s answers', async (_, portal) => {
  wire.sendAnswers.mockRejectedValue(portal);
  await expect(drainAttempt(lane)).rejects.toThrow();
  expect(states()).toEqual(['here', 'here', 'here']);
});

it.each([[undefined], [[]], [[{ questionId: 'q9', seq: 1, state: 'saved' }]]])(
  'takes no reply for saved that does not name the answers: %j',
  async (told) => {
    wire.sendAnswers.mockResolvedValue({ now: 1, deadline: 2, answers: told });
    await expect(drainAttempt(lane)).rejects.toThrow('not our reply');
    expect(states()).toEqual(['here', 'here', 'here']);
  },
);
