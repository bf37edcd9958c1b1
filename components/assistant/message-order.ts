import type { ChatMessage } from '@/lib/assistant/client';

/** The answer to a question stands right behind it. */
export function answerAfter(messages: readonly ChatMessage[], questionId: string): ChatMessage | undefined {
  const next = messages[messages.findIndex(({ id }) => id === questionId) + 1];
  return next?.role === 'assistant' ? next : undefined;
}

/** What did not change is the same object as before: nothing of it is drawn anew. */
export function withKnown(read: readonly ChatMessage[], before: readonly ChatMessage[]): readonly ChatMessage[] {
  const known = new Map(before.map((message) => [message.id, message]));
  return read.map((message) => {
    const same = known.get(message.id);
    return same && JSON.stringify(same) === JSON.stringify(message) ? same : message;
  });
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
