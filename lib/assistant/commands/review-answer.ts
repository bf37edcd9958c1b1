import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { lockRows } from '@/lib/platform/db/lock';
import { abilities } from '../abilities';

/** Somebody under /training has dealt with a disliked answer, or takes that back. Whose it was plays no part. */
export const reviewAnswer = defineCommand({
  name: 'assistant.review-answer',
  may: abilities['disliked-answer:review'],
  input: z.object({ id: z.uuid(), reviewed: z.boolean() }),
  reply: z.object({ id: z.uuid(), reviewedAt: z.nullable(z.string()) }),
  target: async ({ tx, input: { id } }) => {
    await lockRows(tx, 'chat_messages', 'id', id);
    return tx.chatMessage.findFirst({
      where: { id, role: 'assistant', liking: 'disliked', origin: { not: 'care' } },
      select: { id: true, reviewedAt: true, updatedAt: true },
    });
  },
  run: async ({ tx, input: { reviewed }, target: { id, reviewedAt: before, updatedAt }, now }) => {
    const reviewedAt = reviewed ? (before ?? now) : null;
    await tx.chatMessage.update({ where: { id }, data: { reviewedAt, updatedAt }, select: { id: true } });
    return { id, reviewedAt: reviewedAt?.toISOString() ?? null };
  },
});
