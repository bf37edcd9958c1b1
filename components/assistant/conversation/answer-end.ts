import type { AnswerEnd, ChatMessage, Origin } from '@/lib/assistant/client';
import { failedAnswer } from '@/lib/assistant/rules/limits';
import { CallFailure } from '@/lib/platform/browser/call';

/** How an answer ended, as a message behind its question. */
export function endedAnswer(end: AnswerEnd, questionId: string, origin: Origin | undefined): ChatMessage {
  const id = end.docId ?? `failed-${questionId}`;
  const common = { id, role: 'assistant', at: new Date().toISOString() } as const;
  if (end.is === 'failed') return { ...common, content: failedAnswer, state: 'failed' };
  const { content, html, sources, state, standsIn } = end;
  return { ...common, content, html, sources, state, origin, ...(standsIn && { standsIn }) };
}

export function isFailed({ state, content }: ChatMessage): boolean {
  return state === 'failed' || content === failedAnswer;
}

/** Cleared or taken back elsewhere: that is no failure. */
export function isGone(end: AnswerEnd): boolean {
  return end.is === 'failed' && end.code === 'MODEL_NOT_FOUND';
}

export function endOf(error: unknown): AnswerEnd {
  return { is: 'failed', docId: undefined, code: error instanceof CallFailure ? error.code : 'server.failed' };
}

/** Why a question surely did not arrive; of all else nobody knows. */
export function certainRefusal(error: unknown): string | undefined {
  return error instanceof CallFailure && error.status === 429 ? error.code : undefined;
}
