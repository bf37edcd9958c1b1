import { forgetReplies } from '@/lib/access/idempotency';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';

/** A part of what takes messages away: no copy stays in what a browser was answered when it sent them. */
export async function forgetMessages(tx: Tx, accountId: string, where: Prisma.ChatMessageWhereInput) {
  const found = await tx.chatMessage.findMany({ where, select: { id: true } });
  const ids = found.map(({ id }) => id);
  const { count } = await tx.chatMessage.deleteMany({ where: { id: { in: ids } } });
  await forgetReplies(tx, accountId, { at: ['message', 'id'], ids });
  return { count };
}
