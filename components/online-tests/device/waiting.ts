import type { AnswerValue } from '@/lib/online-tests/schemas/answers';
import type { AnswerState, KeptAnswer } from './kept-attempt';

const mostAtOnce = 50;

/** What is sent next, the earliest first: each question once, as one statement stores them. */
export function nextBatch(answers: readonly KeptAnswer[], most = mostAtOnce): KeptAnswer[] {
  const waiting = answers.filter(({ state }) => state === 'here').sort((one, other) => one.seq - other.seq);
  const batch = new Map<string, KeptAnswer>();
  for (const answer of waiting) {
    if (batch.size === most) break;
    if (!batch.has(answer.questionId)) batch.set(answer.questionId, answer);
  }
  return [...batch.values()];
}

/** The answer of each question that was given last, from whichever tab, with how far it has come. */
export function latestOf(answers: readonly KeptAnswer[]): Map<string, KeptAnswer> {
  const latest = new Map<string, KeptAnswer>();
  for (const answer of answers) {
    const known = latest.get(answer.questionId);
    if (!known || answer.seq > known.seq) latest.set(answer.questionId, answer);
  }
  return latest;
}

export function isAnswered(value: AnswerValue | undefined): boolean {
  if (value === undefined || value === null || value === '') return false;
  return typeof value === 'object' ? Object.keys(value).length > 0 : true;
}

/** What the server has already, joined with what this device kept: an answer that stands on both is there once. */
export function withStored(
  answers: readonly KeptAnswer[],
  stored: readonly { questionId: string; seq: number; value: AnswerValue }[],
  attemptId: string,
): KeptAnswer[] {
  const has = ({ questionId, seq }: { questionId: string; seq: number }) =>
    answers.some((answer) => answer.questionId === questionId && answer.seq === seq);
  const others = stored.filter((one) => !has(one));
  return [...answers, ...others.map((one, at) => ({ ...one, attemptId, n: -1 - at, state: 'saved' as AnswerState }))];
}
