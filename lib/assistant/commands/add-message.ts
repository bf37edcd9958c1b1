import { randomUUIDv7 } from 'node:crypto';
import * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { parseInput } from '@/lib/access/parse-input';
import { limitRate } from '@/lib/access/rate-limit';
import { within } from '@/lib/access/reach';
import { attachFile } from '@/lib/files/parts/attach-file';
import { fileReach } from '@/lib/files/reach';
import type { Tx } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';
import { abilities } from '../abilities';
import { fail, refuseUnless } from '../failures';
import { placeOf } from '../queries/place';
import { shownMessage, toldAs } from '../queries/shown-message';
import { conversationReach } from '../reach/conversations';
import { imageIdOf } from '../rules/image-address';
import { takesImages } from '../rules/images';
import { answerLengthMax, messagesAMinute, questionLengthMax } from '../rules/limits';
import { trimmed } from '../rules/trimmed';
import { ChatMessageAdded, ConversationKey } from '../schemas/conversations';
import { heldConversation } from '../statements/held-conversation';

const purpose = 'chat-image';

/** What is kept of a question: signs that nobody sees ask nothing. */
const Question = z.object({
  message: z.object({
    content: z.string().check(z.overwrite(trimmed), z.minLength(1), z.maxLength(questionLengthMax)),
  }),
});

/** What a person adds: the assistant's own message is told again only to be confirmed. */
const NewChatMessage = z.object({
  ...ConversationKey.shape,
  message: z.object({
    /** Given by the browser, so that sending it again adds nothing. */
    id: z.optional(z.uuid()),
    role: z.enum(['user', 'assistant']),
    content: z.string().check(z.minLength(1), z.maxLength(answerLengthMax)),
    imageUrl: z.optional(z.string().check(z.maxLength(300))),
  }),
});

/**
 * A question takes the next turn, whether the one before is answered or not. An answer is only compared: it came from
 * here. The row is its own record.
 */
export const addMessage = defineCommand({
  name: 'assistant.add-message',
  may: abilities['assistant:ask'],
  ownRecord: true,
  input: NewChatMessage,
  /** Whether there is such a thing to talk about, for whoever asks. */
  prepare: async ({ actor, input: { subject, division } }) => {
    await limitRate({ name: 'assistant.add-message:person', of: actor.id, max: messagesAMinute, seconds: 60 });
    return (await placeOf(actor, { subject, division })) !== null;
  },
  reply: ChatMessageAdded,
  target: noTarget,
  run: async ({ tx, actor, input: { user, subject, division, locale, message }, prepared: isThere, now }) => {
    refuseUnless(user === actor.login, 'MODEL_NOT_FOUND');
    const where = within(conversationReach, actor, { subject, division });
    if (message.role === 'assistant') {
      const told = await tx.chatMessage.findFirst({
        where: { AND: [toldAs(message.content, now), { conversation: where, ...(message.id && { id: message.id }) }] },
        orderBy: { turn: 'desc' },
      });
      return { message: shownMessage(told ?? fail('MODEL_NOT_FOUND'), { now, locale }) };
    }
    refuseUnless(isThere, 'MODEL_NOT_FOUND');
    const id = message.id ?? randomUUIDv7();
    const { content } = parseInput(Question, { message }).message;
    const conversation = await heldConversation(tx, actor, { subject, division, now });
    refuseUnless(!conversation.takenBack.includes(id), 'MODEL_NOT_FOUND');
    const known = message.id && (await tx.chatMessage.findFirst({ where: { id, role: 'user', conversation: where } }));
    if (known) return { message: shownMessage(known, { now, locale }) };
    const imageFileId = message.imageUrl ? await ownImage(tx, actor, { subject, division }, message.imageUrl) : null;
    const turn = conversation.lastTurn + 1;
    // Past create(): an id that is somebody else's must not break the transaction.
    const added = await tx.chatMessage.createManyAndReturn({
      data: [{ id, conversationId: conversation.id, turn, role: 'user', content, imageFileId, createdAt: now }],
      skipDuplicates: true,
    });
    await tx.conversation.update({ where: { id: conversation.id }, data: { lastTurn: turn }, select: { id: true } });
    return { message: shownMessage(added[0] ?? fail('MODEL_NOT_FOUND'), { now, locale }) };
  },
});

/** Stored for no other question, by who asks; held, so that two tabs cannot both send it. */
async function ownImage(
  tx: Tx,
  actor: Actor,
  place: { subject: string; division: string },
  address: string,
): Promise<string> {
  refuseUnless(takesImages(place), 'assistant.image-elsewhere');
  const id = imageIdOf(address) ?? fail('MODEL_NOT_FOUND');
  await lockRows(tx, 'stored_files', 'id', id);
  const where = within(fileReach, actor, { id, purpose, chatMessages: { none: {} } });
  const file = await tx.storedFile.findFirst({ where, select: { key: true } });
  if (!file) return fail('MODEL_NOT_FOUND');
  await attachFile(tx, actor, { purpose, key: file.key });
  return id;
}
