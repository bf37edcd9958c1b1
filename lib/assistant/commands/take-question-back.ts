import * as z from 'zod/mini';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { limitRate } from '@/lib/access/rate-limit';
import { within } from '@/lib/access/reach';
import { releaseFile } from '@/lib/files/parts/release-file';
import type { PurposeName } from '@/lib/files/rules';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { giveUpRuns } from '../answering/registry';
import { forgetMessages } from '../parts/forget-messages';
import { placeOf } from '../queries/place';
import { conversationReach } from '../reach/conversations';
import { messagesAMinute, takenBackMax } from '../rules/limits';
import { ConversationKey } from '../schemas/conversations';
import { heldConversation } from '../statements/held-conversation';

/** A question of the caller's, by its id, whether it arrived or not. */
const QuestionToTakeBack = z.object({ ...ConversationKey.shape, id: z.uuid() });

/**
 * A question that was taken back on its way goes with its answer, wherever it was read meanwhile; one that has not
 * arrived yet is not added when it does. Its picture waits again, and may go with another.
 */
export const takeQuestionBack = defineCommand({
  name: 'assistant.take-question-back',
  may: abilities['assistant:ask'],
  input: QuestionToTakeBack,
  reply: Count,
  prepare: async ({ actor, input: { subject, division } }) => {
    await limitRate({ name: 'assistant.take-question-back:person', of: actor.id, max: messagesAMinute, seconds: 60 });
    return (await placeOf(actor, { subject, division })) !== null;
  },
  target: noTarget,
  run: async ({ tx, actor, input: { user, subject, division, id }, prepared: isThere, now }) => {
    refuseUnless(user === actor.login, 'MODEL_NOT_FOUND');
    const where = within(conversationReach, actor, { subject, division });
    // What was talked of once, and is no more, may still be left.
    refuseUnless(isThere || (await tx.conversation.count({ where })) > 0, 'MODEL_NOT_FOUND');
    const { id: conversationId } = await heldConversation(tx, actor, { subject, division, now });
    await tx.$executeRaw`
      UPDATE conversations
         SET taken_back = (array_prepend(${id}::uuid, array_remove(taken_back, ${id}::uuid)))[1:${takenBackMax}::int]
       WHERE id = ${conversationId}::uuid`;
    // An answer that takes its place at this moment goes first, and is seen below.
    await lockRows(tx, 'chat_messages', 'id', id);
    const question = await tx.chatMessage.findFirst({
      where: { id, conversationId, role: 'user' },
      select: { turn: true, imageFile: { select: { purpose: true, key: true } } },
    });
    if (!question) return { id: conversationId, count: 0 };
    const { turn, imageFile } = question;
    const { count } = await forgetMessages(tx, actor.id, { conversationId, turn });
    if (imageFile) {
      const { purpose, key } = imageFile;
      await releaseFile(tx, { purpose: purpose as PurposeName, key });
    }
    return { id: conversationId, count };
  },
  onceStored: ({ input, result }) =>
    giveUpRuns(({ conversationId, broadcast }) => conversationId === result.id && broadcast.questionDocId === input.id),
});
