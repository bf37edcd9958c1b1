import { operation } from '@/lib/platform/http/operation';
import type { addMessage } from '../commands/add-message';
import type { clearConversation } from '../commands/clear-conversation';
import type { takeQuestionBack } from '../commands/take-question-back';
import type { updateFeedback } from '../commands/update-feedback';
import type { conversation } from '../queries/conversation';

/** The spec quotes these names (§3, §7). */
const names = { division: 'specificDivisionFromSubject', id: 'docId', at: 'datahora' };

export const readConversationOp = operation<typeof conversation>({
  method: 'GET',
  path: '/firestore/conversations',
  summary: "The caller's conversation about a subject",
  names,
});

export const addMessageOp = operation<typeof addMessage>({
  method: 'POST',
  path: '/firestore/conversations/add_message',
  summary: 'Add a question to a conversation',
  names,
});

export const takeBackOp = operation<typeof takeQuestionBack>({
  method: 'POST',
  path: '/firestore/conversations/take_back',
  summary: 'Take a question back that was on its way: it goes with its answer, and is not added when it comes later',
  names,
  repeatable: true,
});

export const updateFeedbackOp = operation<typeof updateFeedback>({
  method: 'POST',
  path: '/firestore/conversations/update_message_feedback',
  summary: 'Like, dislike or comment on an answer',
  names,
});

export const clearConversationOp = operation<typeof clearConversation>({
  method: 'POST',
  path: '/firestore/conversations/clear',
  summary: 'Clear a conversation',
  names,
});
