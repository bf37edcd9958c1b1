import { beforeEach, expect, it, vi } from 'vitest';
import { CallFailure } from '@/lib/platform/browser/call';
import type { KeptAnswer, KeptAttempt } from './kept-attempt';
import { sendLeftovers } from './send-leftovers';

/** A shared device's disk, and what its line answers. */
const device = vi.hoisted(() => ({ attempts: [] as KeptAttempt[], answers: [] as KeptAnswer[] }));
vi.mock('./database', () => ({
  keptAttempts: async () => device.attempts,
  keptAnswers: async (id: string) => device.answers.filter(({ attemptId }) => attemptId === id),
  changeAttempt: async (attempt: KeptAttempt, facts: Partial<KeptAttempt>) => ({ ...attempt, ...facts }),
  settleAnswers: async (settled: readonly KeptAnswer[]) => {
    device.answers = device.answers.map((answer) => settled.find(({ n }) => n === answer.n) ?? answer);
  },
  forgetAttempt: async (id: string) => {
    device.attempts = device.attempts.filter(({ attemptId }) => attemptId !== id);
    device.answers = device.answers.filter(({ attemptId }) => attemptId !== id);
  },
}));
const wire = vi.hoisted(() => ({ sendAnswers: vi.fn(), sendEnding: vi.fn() }));
vi.mock('./send', async (original) => ({ ...(await original<object>()), ...wire }));

const ending = { seq: 9, byTime: false };
const refusal = (status: number, code: string) => new CallFailure(status, code, [], undefined);

beforeEach(() => {
  device.attempts = ['a', 'b'].map((attemptId) => ({ attemptId, ending, standing: null }) as unknown as KeptAttempt);
  device.answers = ['a', 'b'].map((attemptId, n) => {
    return { n: n + 1, attemptId, questionId: 'q', seq: 1, value: true, state: 'here' };
  });
  for (const sent of Object.values(wire)) sent.mockReset();
});

it('waits no more for a test that was reset while the device had no line, and keeps what only time helps', async () => {
  const answered = async ({ attemptId }: KeptAttempt) => {
    throw attemptId === 'a' ? refusal(404, 'MODEL_NOT_FOUND') : refusal(404, 'server.failed');
  };
  wire.sendAnswers.mockImplementation(answered);
  await sendLeftovers(undefined);
  expect(device.attempts.map(({ attemptId }) => attemptId)).toEqual(['b']);
  expect(device.answers).toMatchObject([{ attemptId: 'b', state: 'here' }]);
});

it('waits no more where the end alone was left of it', async () => {
  device.answers = [];
  wire.sendEnding.mockRejectedValue(refusal(404, 'MODEL_NOT_FOUND'));
  await sendLeftovers(undefined);
  expect(device.attempts).toEqual([]);
});
