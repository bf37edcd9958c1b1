import { attemptKeyHeader, concludeAttemptOp, hearDeviceOp, saveAnswersOp } from '@/lib/online-tests/contract';
import { CallFailure, call } from '@/lib/platform/browser/call';
import type { KeptAnswer, KeptAttempt } from './kept-attempt';

/** A line that swallows what is sent answers nothing for minutes: it is as good as cut, and the same is sent again. */
const answerMs = 20_000;

/** Nobody's session is asked for: the key stands for the attempt, and a lost sign-in takes nobody from the page. */
function by({ begun }: KeptAttempt, keepalive = false) {
  const headers = { [attemptKeyHeader]: begun.key };
  const signal = AbortSignal.timeout(answerMs);
  return { headers, keepalive, signal, forAnyone: true, staysHere: true, sparesMemory: true } as const;
}

/** What the server says of each; `gone` where the attempt was reset. */
export async function sendAnswers(attempt: KeptAttempt, batch: readonly KeptAnswer[], keepalive = false) {
  const answers = batch.map(({ questionId, seq, value }) => ({ questionId, seq, value }));
  return call(saveAnswersOp, { attemptId: attempt.attemptId, answers }, by(attempt, keepalive));
}

export function sendEnding(attempt: KeptAttempt, ending: NonNullable<KeptAttempt['ending']>) {
  return call(concludeAttemptOp, { attemptId: attempt.attemptId, ...ending }, by(attempt));
}

/** What the server takes of counts: a clock that jumped a year ahead keeps nobody from asking how the test stands. */
const countMax = 10_000;
const awaySecondsMax = 86_400;
const within = (most: number, count: number) => Math.min(most, Math.max(0, Math.round(count)));

/** Where the pupil is, told as it is asked how the test stands. */
export function askStanding(attempt: KeptAttempt, waiting: number) {
  const { attemptId, leaves, awayMs, position, begun } = attempt;
  const news = {
    leaves: within(countMax, leaves),
    awaySeconds: within(awaySecondsMax, awayMs / 1000),
    waiting: within(countMax, waiting),
  };
  const shown = Math.min(position + 1, begun.questions.length);
  return call(hearDeviceOp, { attemptId, ...news, position: shown }, by(attempt));
}

/** What `call` says of an answer without a code of ours: a school's filter or a portal stood between. */
const notOurs = 'server.failed';

/** Waiting changes nothing of it: our server says that the answer is of no test that is open, or of a shape that none has. */
export function isFinal(error: unknown): error is CallFailure {
  return error instanceof CallFailure && error.code !== notOurs && [400, 404, 409, 413, 422].includes(error.status);
}
