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

type Moment = { begunAt: number; deadline: number; answers: readonly KeptAnswer[]; now: number };

/**
 * Milliseconds since the beginning, and later than any before it: of two clicks the second one stands. Who may still
 * answer answers in time: a clock that runs ahead dates nothing after the end, and leaves room for what comes after.
 */
export function nextSeq({ begunAt, deadline, answers, now }: Moment): number {
  const last = answers.reduce((most, { seq }) => Math.max(most, seq), 0);
  if (now > deadline) return Math.min(last + 1, deadline - begunAt);
  return Math.max(last + 1, Math.round(now - begunAt));
}

/** What this page knows with what the device keeps; one that has its number there and not here yet is there once. */
export function joined(here: readonly KeptAnswer[], kept: readonly KeptAnswer[]): KeptAnswer[] {
  const numbers = new Set(kept.map(({ n }) => n));
  const own = here.filter(({ n }) => !numbers.has(n));
  const isOwn = ({ questionId, seq }: KeptAnswer) =>
    own.some((answer) => answer.questionId === questionId && answer.seq === seq);
  return [...own, ...kept.filter((answer) => !isOwn(answer))];
}

/**
 * What a device kept, in the order of its numbers, which is that of the clicks: where two tabs dated answers to one question
 * before either heard of the other, the later click is dated after the earlier one and sent as that.
 */
export function inOrder(kept: readonly KeptAnswer[]): KeptAnswer[] {
  const last = new Map<string, number>();
  return [...kept]
    .sort((one, other) => one.n - other.n)
    .map((answer) => {
      const after = (last.get(answer.questionId) ?? -1) + 1;
      const dated = answer.seq < after ? { ...answer, seq: after, state: 'here' as const } : answer;
      last.set(answer.questionId, dated.seq);
      return dated;
    });
}
