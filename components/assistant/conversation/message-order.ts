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

/** Without these questions and what was answered to them. */
export function withoutTurns(messages: readonly ChatMessage[], gone: ReadonlySet<string>): readonly ChatMessage[] {
  const isOf = (message: ChatMessage | undefined) => message?.role === 'user' && gone.has(message.id);
  return messages.filter((message, at) => !isOf(message) && !(message.role === 'assistant' && isOf(messages[at - 1])));
}

/**
 * What waits for somebody to listen: the first answer that is being written, else the first question since then that has
 * none. Two tabs that ask at the same time leave either anywhere in the conversation.
 */
export function openTurn(
  messages: readonly ChatMessage[],
  isWanted: (question: ChatMessage) => boolean,
  since: number,
): { questionId: string; docId?: string } | undefined {
  const turns = messages.flatMap((question, at) => {
    const answer = messages[at + 1];
    return question.role === 'user' && isWanted(question) ? [{ question, answer }] : [];
  });
  const writing = turns.find(({ answer }) => answer?.role === 'assistant' && answer.state === 'writing');
  if (writing?.answer) return { questionId: writing.question.id, docId: writing.answer.id };
  const open = turns.find(({ question, answer }) => answer?.role !== 'assistant' && Date.parse(question.at) > since);
  return open && { questionId: open.question.id };
}
