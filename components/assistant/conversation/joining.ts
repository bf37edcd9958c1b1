import type {
  ChatMessage,
  Conversation,
  Feedback,
  followAnswer,
  KeptConversation,
  NewQuestion,
  Wanted,
} from '@/lib/assistant/client';

export type ChatCalls = {
  readConversation: (key: Conversation) => Promise<ChatMessage[]>;
  addQuestion: (key: Conversation, question: NewQuestion, signal: AbortSignal) => Promise<ChatMessage>;
  updateFeedback: (key: Conversation, id: string, feedback: Feedback) => Promise<string | null>;
  clearConversation: (key: Conversation) => Promise<void>;
  stopAnswer: (id: string) => Promise<void>;
  followAnswer: typeof followAnswer;
};

/** What joins a conversation to the server, to the other tabs and to what this document knows. */
export type Joining = {
  calls: ChatCalls;
  wantedOf: (questionId: string) => Wanted;
  /** The other tabs read it anew. */
  tellOthers: () => void;
  /** It was taken back, and the server must know. */
  takeBack: (questionId: string) => void;
  /** Questions of which the server may not know that yet. */
  takenBack?: readonly string[] | undefined;
  /** As it was read before (§7). */
  kept?: KeptConversation | undefined;
  /** From now on it is so; without messages, nobody knows before it is read again. */
  keep?: (messages: readonly ChatMessage[] | undefined) => void;
};
