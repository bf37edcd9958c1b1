import * as z from 'zod/mini';
import { defineOpenCommand } from '@/lib/access/define-command';
import { careAnswer } from '@/lib/care/prompts/care-answer';
import { CareTold } from '@/lib/care/schemas/care-notices';
import { tellOfDanger } from '@/lib/doubts/parts/tell-of-danger';
import { lockRows } from '@/lib/platform/db/lock';
import { defaultLocale } from '@/lib/platform/i18n/locales';
import { saidBefore } from '../queries/said-before';

const { topic, severity } = CareTold.shape;

/**
 * Called by its job alone, of a pupil's question that nobody asked to be answered. It is answered as it would have been,
 * and an adult hears of it, once: whoever asks for it at this moment, or takes it back, goes first.
 */
export const hearUnasked = defineOpenCommand({
  name: 'assistant.hear-unasked',
  ownRecord: true,
  input: z.object({ questionId: z.uuid(), topic, severity }),
  target: async ({ tx, input: { questionId: id } }) => {
    await lockRows(tx, 'chat_messages', 'id', id);
    const question = await tx.chatMessage.findFirst({
      where: { id, role: 'user' },
      select: {
        turn: true,
        content: true,
        conversation: { select: { id: true, account: { select: { id: true, name: true, login: true } } } },
      },
    });
    const account = question?.conversation.account;
    return question && account ? { ...question, account } : null;
  },
  run: async ({ tx, input: { questionId: _, ...care }, target, now }) => {
    const { turn, content, conversation, account } = target;
    const conversationId = conversation.id;
    const answer = {
      state: 'done',
      origin: 'care',
      content: careAnswer(care.topic, defaultLocale),
      sources: [],
    } as const;
    const { count } = await tx.chatMessage.createMany({
      data: [{ conversationId, turn, role: 'assistant', ...answer, createdAt: now }],
      skipDuplicates: true,
    });
    if (count === 0) return { count };
    const before = await saidBefore(tx, { conversationId, turn });
    await tellOfDanger(tx, account, { ...care, excerpt: content, conversationId, before });
    return { count };
  },
});
