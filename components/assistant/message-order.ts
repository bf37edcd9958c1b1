import type { ChatMessage } from '@/lib/assistant/client';

/** The answer to a question stands right behind it. */
export function answerAfter(messages: readonly ChatMessage[], questionId: string): ChatMessage | undefined {
  const next = messages[messages.findIndex(({ id }) => id === questionId) + 1];
  return next?.role === 'assistant' ? next : undefined;
}

/** With this answer behind its question, in the place of one that stands there. A question that is gone has none. */
export function withAnswer(
  messages: readonly ChatMessage[],
  questionId: string,
  answer: ChatMessage,
): readonly ChatMessage[] {
  const at = messages.findIndex(({ id }) => id === questionId);
  if (at < 0) return messages;
  return messages.toSpliced(at + 1, answerAfter(messages, questionId) ? 1 : 0, answer);
}
