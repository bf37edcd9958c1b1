import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { releaseFile } from '@/lib/files/parts/release-file';
import type { PurposeName } from '@/lib/files/rules';
import { lockRows } from '@/lib/platform/db/lock';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { giveUpRuns } from '../answering/registry';
import { forgetMessages } from '../parts/forget-messages';
import { conversationReach } from '../reach/conversations';
import { ConversationKey } from '../schemas/conversations';

/** Everything that was said goes, and an answer that is being written finds no row any more to write into. */
export const clearConversation = defineCommand({
  name: 'assistant.clear-conversation',
  may: abilities['assistant:ask'],
  input: ConversationKey,
  reply: Count,
  target: async ({ tx, actor, input: { user, subject, division } }) => {
    if (user !== actor.login) return null;
    const where = within(conversationReach, actor, { subject, division });
    const read = () => tx.conversation.findFirst({ where, select: { id: true } });
    const found = await read();
    if (found) await lockRows(tx, 'conversations', 'id', found.id);
    // While it waited, the last of it may have become nobody's.
    return (found && (await read())) ?? { id: undefined };
  },
  run: async ({ tx, actor, target: { id } }) => {
    if (!id) return { id, count: 0 };
    const images = await tx.storedFile.findMany({
      where: { chatMessages: { some: { conversationId: id } } },
      select: { purpose: true, key: true },
    });
    const { count } = await forgetMessages(tx, actor.id, { conversationId: id });
    // What was taken back may still be on its way: it is known here, and refused when it comes.
    await tx.conversation.deleteMany({ where: { id, takenBack: { isEmpty: true } } });
    for (const { purpose, key } of images) {
      await releaseFile(tx, { purpose: purpose as PurposeName, key });
    }
    return { id, count };
  },
  onceStored: ({ result: { id } }) => giveUpRuns(({ conversationId }) => conversationId === id),
});
