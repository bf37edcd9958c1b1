import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { removeFile } from '@/lib/files/parts/remove-file';
import { fileReach } from '@/lib/files/reach';
import { lockRows } from '@/lib/platform/db/lock';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { imageIdOf } from '../rules/image-address';

const purpose = 'chat-image';

/** What was sent with a question belongs to the conversation, and goes with it. */
export const removeChatImage = defineCommand({
  name: 'assistant.remove-chat-image',
  may: abilities['assistant:ask'],
  input: z.object({ imageUrl: z.string().check(z.minLength(1), z.maxLength(300)) }),
  reply: Count,
  target: async ({ tx, actor, input: { imageUrl } }) => {
    const id = imageIdOf(imageUrl);
    if (!id) return null;
    // Held: the question that is being sent with it meanwhile finds it gone, or is here first.
    await lockRows(tx, 'stored_files', 'id', id);
    const where = within(fileReach, actor, { id, purpose });
    return tx.storedFile.findFirst({ where, select: { id: true, key: true, chatMessages: { select: { id: true } } } });
  },
  run: async ({ tx, actor, target: { key, chatMessages } }) => {
    refuseUnless(chatMessages.length === 0, 'assistant.image-sent');
    return removeFile(tx, actor, { purpose, key });
  },
});
