import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { abilities } from '../abilities';
import { conversationReach } from '../reach/conversations';
import type { Source } from '../rules/sources';
import { AnswerToFollow } from '../schemas/answers';
import { stateOf } from './shown-message';

/** One answer of the caller's as it is stored, with the question that it is of. */
export const answer = defineQuery({
  name: 'assistant.answer-row',
  may: abilities['assistant:ask'],
  hiddenWhileSeeing: true,
  input: AnswerToFollow,
  run: async ({ db, actor, input: { id, locale }, now }) => {
    const row = await db.chatMessage.findFirst({
      where: { id, role: 'assistant', conversation: within(conversationReach, actor) },
      include: {
        conversation: { select: { messages: { select: { id: true, turn: true }, where: { role: 'user' } } } },
      },
    });
    if (!row) return null;
    const { content, origin, turn, conversation, standsIn } = row;
    const questionDocId = conversation.messages.find((each) => each.turn === turn)?.id ?? id;
    const sources = (row.sources ?? []) as Source[];
    return {
      id,
      locale,
      questionDocId,
      content,
      origin: origin ?? 'model',
      standsIn,
      sources,
      state: stateOf(row, now) ?? 'failed',
    };
  },
});
