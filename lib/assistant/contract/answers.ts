import { EventsAnswer } from '@/lib/platform/http/events-answer';
import { operation } from '@/lib/platform/http/operation';
import { AnswerRef, AnswerStopped, AnswerToFollow, AnswerWanted } from '../schemas/answers';

const names = { id: 'docId' };
const params = { docId: 'id' };

/** The reply text, with its id in X-Doc-Id; or, to whoever accepts an event stream, the answer while it is written. */
export const promptOp = operation({
  method: 'POST',
  path: '/chatgpt/prompt',
  summary:
    'Answer the last question of a conversation, or the one named; asking again joins or replaces nothing but a failed answer',
  input: AnswerWanted,
  reply: EventsAnswer,
  answer: 'events',
  repeatable: true,
});

export const followAnswerOp = operation({
  method: 'GET',
  path: '/chatgpt/answers/{docId}',
  summary: 'Pick up an answer that is being written, or was',
  input: AnswerToFollow,
  reply: EventsAnswer,
  answer: 'events',
  names,
  params,
});

export const stopAnswerOp = operation({
  method: 'POST',
  path: '/chatgpt/answers/{docId}/stop',
  summary: 'Stop an answer: what is written stays',
  input: AnswerRef,
  reply: AnswerStopped,
  names,
  params,
  repeatable: true,
});
