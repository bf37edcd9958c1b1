import { bareOperation } from '@/lib/platform/browser/bare-operation';
import type * as answers from '../contract/answers';
import type * as conversations from '../contract/conversations';

const names = { division: 'specificDivisionFromSubject', id: 'docId', at: 'datahora' };
const path = '/firestore/conversations';
const ofAnswer = { names: { id: 'docId' }, params: { docId: 'id' } };

export const readConversationOp = bareOperation<typeof conversations.readConversationOp>({
  method: 'GET',
  path,
  names,
});

export const addMessageOp = bareOperation<typeof conversations.addMessageOp>({
  method: 'POST',
  path: `${path}/add_message`,
  names,
});

export const takeBackOp = bareOperation<typeof conversations.takeBackOp>({
  method: 'POST',
  path: `${path}/take_back`,
  names,
  repeatable: true,
});

export const updateFeedbackOp = bareOperation<typeof conversations.updateFeedbackOp>({
  method: 'POST',
  path: `${path}/update_message_feedback`,
  names,
});

export const clearConversationOp = bareOperation<typeof conversations.clearConversationOp>({
  method: 'POST',
  path: `${path}/clear`,
  names,
});

export const promptOp = bareOperation<typeof answers.promptOp>({
  method: 'POST',
  path: '/chatgpt/prompt',
  repeatable: true,
});

export const followAnswerOp = bareOperation<typeof answers.followAnswerOp>({
  method: 'GET',
  path: '/chatgpt/answers/{docId}',
  ...ofAnswer,
});

export const stopAnswerOp = bareOperation<typeof answers.stopAnswerOp>({
  method: 'POST',
  path: '/chatgpt/answers/{docId}/stop',
  ...ofAnswer,
  repeatable: true,
});
