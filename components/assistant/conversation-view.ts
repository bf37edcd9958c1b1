import type { ChatMessage, Origin } from '@/lib/assistant/client';

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
  finished: ChatMessage | null;
};

/** As a refusal: it is answered to nobody, even if it arrived after all, until somebody asks for it. */
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

export function beginning(questionId: string): LiveAnswer {
  return { questionId, blocks: [], tail: '', isWaiting: false, isStopping: false };
}
