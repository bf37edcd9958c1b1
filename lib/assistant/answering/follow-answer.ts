import { defineExchange } from '@/lib/access/define-query';
import { EventsAnswer } from '@/lib/platform/http/events-answer';
import { abilities } from '../abilities';
import { AnswerToFollow } from '../schemas/answers';
import { broadcastReply } from './broadcast-reply';
import { followed } from './follow';

/** An answer of the caller's, wherever it is written. */
export const followAnswer = defineExchange({
  name: 'assistant.follow-answer',
  hiddenWhileSeeing: true,
  may: abilities['assistant:ask'],
  input: AnswerToFollow,
  reply: EventsAnswer,
  run: async ({ actor, input: { id, locale } }) => broadcastReply(await followed(actor, { id, locale })),
});
