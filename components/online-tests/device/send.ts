import { attemptKeyHeader, concludeAttemptOp, hearDeviceOp, saveAnswersOp } from '@/lib/online-tests/contract';
import { CallFailure, call } from '@/lib/platform/browser/call';
import type { KeptAnswer, KeptAttempt } from './kept-attempt';

/** Nobody's session is asked for: the key stands for the attempt, and a lost sign-in takes nobody from the page. */
function by({ begun }: KeptAttempt, keepalive = false) {
  const headers = { [attemptKeyHeader]: begun.key };
  return { headers, keepalive, forAnyone: true, staysHere: true, sparesMemory: true } as const;
}

/** What the server says of each; `gone` where the attempt was reset. */
export async function sendAnswers(attempt: KeptAttempt, batch: readonly KeptAnswer[], keepalive = false) {
  const answers = batch.map(({ questionId, seq, value }) => ({ questionId, seq, value }));
  return call(saveAnswersOp, { attemptId: attempt.attemptId, answers }, by(attempt, keepalive));
}

export function sendEnding(attempt: KeptAttempt, ending: NonNullable<KeptAttempt['ending']>) {
  return call(concludeAttemptOp, { attemptId: attempt.attemptId, ...ending }, by(attempt));
}

export function askStanding(attempt: KeptAttempt) {
  const { attemptId, leaves, awayMs } = attempt;
  return call(hearDeviceOp, { attemptId, leaves, awaySeconds: Math.round(awayMs / 1000) }, by(attempt));
}

/** Waiting changes nothing of it: the answer is of no test that is open, or of a shape that no test has. */
export function isFinal(error: unknown): error is CallFailure {
  return error instanceof CallFailure && [400, 404, 409, 413, 422].includes(error.status);
}
