import type { Tx } from '@/lib/platform/db/client';
import { historyMax } from '../rules/limits';

/** What somebody wrote in a conversation before a turn, by which it is known of whom "ela" tells. The first first. */
export async function saidBefore(
  db: Pick<Tx, 'chatMessage'>,
  { conversationId, turn }: { conversationId: string; turn: number },
): Promise<string[]> {
  const found = await db.chatMessage.findMany({
    where: { conversationId, role: 'user', turn: { lt: turn } },
    orderBy: { turn: 'desc' },
    take: historyMax / 2,
    select: { content: true },
  });
  return found.map(({ content }) => content).reverse();
}
