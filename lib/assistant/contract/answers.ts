import { operation } from '@/lib/platform/http/operation';
import type { answerQuestion } from '../answering/answer-question';
import type { followAnswer } from '../answering/follow-answer';
import type { stopAnswering } from '../answering/stop';

const names = { id: 'docId' };
const params = { docId: 'id' };

/** The reply text, with its id in X-Doc-Id; or, to whoever accepts an event stream, the answer while it is written. */
export const promptOp = operation<typeof answerQuestion>({
  method: 'POST',
  path: '/chatgpt/prompt',
  summary:
    'Answer the last question of a conversation, or the one named; asking again joins or replaces nothing but a failed answer',
  answer: 'events',
  repeatable: true,
});

export const followAnswerOp = operation<typeof followAnswer>({
  method: 'GET',
  path: '/chatgpt/answers/{docId}',
  summary: 'Pick up an answer that is being written, or was',
  answer: 'events',
  names,
  params,
});

export const stopAnswerOp = operation<typeof stopAnswering>({
  method: 'POST',
  path: '/chatgpt/answers/{docId}/stop',
  summary: 'Stop an answer: what is written stays',
  names,
  params,
  repeatable: true,
});
