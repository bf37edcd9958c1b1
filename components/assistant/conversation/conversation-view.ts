import type { ChatMessage, Origin } from '@/lib/assistant/client';
import { answerAfter } from './message-order';

/** An answer that is being thought of or written. */
export type LiveAnswer = {
  questionId: string;
  docId?: string | undefined;
  origin?: Origin | undefined;
  /** Finished blocks as HTML, and the raw text after them. */
  blocks: readonly string[];
  tail: string;
  /** The line is gone for the moment. */
  isWaiting: boolean;
  isStopping: boolean;
};

export type ConversationView = {
  state: 'loading' | 'ready' | 'unreadable';
  messages: readonly ChatMessage[];
  live: LiveAnswer | null;
  isSending: boolean;
  /** Why an answer failed, or a question did not go out, by the question. */
  refusals: Readonly<Record<string, string>>;
  /** The last answer that ended while somebody looked. */
  finished: (ChatMessage & { why?: string | undefined }) | null;
};

/** As a refusal: whoever sent it wants it no more. */
export const takenBack = 'taken-back';

/** Before anything is known. */
export const blankView: ConversationView = {
  state: 'loading',
  messages: [],
  live: null,
  isSending: false,
  refusals: {},
  finished: null,
};

/** Nothing of it is under way, so that it stays as it is until somebody asks again. */
export function isAtRest({ live, isSending, messages }: ConversationView): boolean {
  const last = messages.at(-1);
  return !(live || isSending || last?.role === 'user' || messages.some(({ state }) => state === 'writing'));
}

export function beginning(questionId: string): LiveAnswer {
  return { questionId, blocks: [], tail: '', isWaiting: false, isStopping: false };
}

/** One that is being written while another is listened to: as far as it was read. */
export function begunElsewhere({ id, origin, html }: ChatMessage): LiveAnswer {
  return { ...beginning(''), docId: id, origin, blocks: html ? [html] : [] };
}

/** A question that nobody answers, as far as is known: of others one listens to the next that is free. */
export function isUnanswered({ messages, live, refusals }: ConversationView, { id, role }: ChatMessage): boolean {
  if (role !== 'user' || live?.questionId === id || answerAfter(messages, id)) return false;
  return live === null || refusals[id] !== undefined;
}
