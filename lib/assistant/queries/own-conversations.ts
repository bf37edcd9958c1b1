import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { conversationReach } from '../reach/conversations';

const lastOnes = 20;

/** What somebody asked about, the last first: subjects alone, no word of what was said. */
export const ownConversations = defineQuery({
  name: 'assistant.own-conversations',
  may: abilities['assistant:ask'],
  hiddenWhileSeeing: true,
  input: NoInput,
  run: async ({ db, actor }) => {
    const items = await db.conversation.findMany({
      where: within(conversationReach, actor, { lastTurn: { gt: 0 } }),
      orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
      select: { subject: true, division: true },
      take: lastOnes,
    });
    return { items };
  },
});
