import { operation } from '@/lib/platform/http/operation';
import {
  ChatFeedback,
  ChatMessageAdded,
  ConversationCleared,
  ConversationKey,
  ConversationShown,
  NewChatMessage,
  QuestionTakenBack,
  QuestionToTakeBack,
} from '../schemas/conversations';

/** The spec quotes these names (§3, §7). */
const names = { division: 'specificDivisionFromSubject', id: 'docId', at: 'datahora' };

export const readConversationOp = operation({
  method: 'GET',
  path: '/firestore/conversations',
  summary: "The caller's conversation about a subject",
  input: ConversationKey,
  reply: ConversationShown,
  names,
});

export const addMessageOp = operation({
  method: 'POST',
  path: '/firestore/conversations/add_message',
  summary: 'Add a question to a conversation',
  input: NewChatMessage,
  reply: ChatMessageAdded,
  names,
});

export const takeBackOp = operation({
  method: 'POST',
  path: '/firestore/conversations/take_back',
  summary: 'Take a question back that was on its way: it goes with its answer, and is not added when it comes later',
  input: QuestionToTakeBack,
  reply: QuestionTakenBack,
  names,
  repeatable: true,
});

export const updateFeedbackOp = operation({
  method: 'POST',
  path: '/firestore/conversations/update_message_feedback',
  summary: 'Like, dislike or comment on an answer',
  input: ChatFeedback,
  reply: ChatMessageAdded,
  names,
});

export const clearConversationOp = operation({
  method: 'POST',
  path: '/firestore/conversations/clear',
  summary: 'Clear a conversation',
  input: ConversationKey,
  reply: ConversationCleared,
  names,
});
