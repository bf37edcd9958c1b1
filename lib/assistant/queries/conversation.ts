import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { abilities } from '../abilities';
import { conversationReach } from '../reach/conversations';
import { ChatMessageShown, ConversationKey } from '../schemas/conversations';
import { shownMessage } from './shown-message';

/** The caller's own, in the order in which it was said: `user` is the own login or there is nothing. */
export const conversation = defineQuery({
  name: 'assistant.conversation',
  may: abilities['assistant:ask'],
  hiddenWhileSeeing: true,
  input: ConversationKey,
  reply: z.object({ items: z.array(ChatMessageShown) }),
  run: async ({ db, actor, input: { user, subject, division, locale }, now }) => {
    if (user !== actor.login) return null;
    const messages = await db.chatMessage.findMany({
      where: { conversation: within(conversationReach, actor, { subject, division }) },
      orderBy: [{ turn: 'asc' }, { role: 'asc' }],
    });
    return { items: messages.map((message) => shownMessage(message, { now, locale })) };
  },
});
