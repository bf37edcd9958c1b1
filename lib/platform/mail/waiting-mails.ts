import { db } from '@/lib/platform/db/client';

const underWay = ['queued', 'sending'] as const;

/** How many mails are under way, by state. */
export async function waitingMails(): Promise<{ state: string; count: number }[]> {
  const found = await db().mail.groupBy({ by: ['state'], where: { state: { in: [...underWay] } }, _count: true });
  return underWay.map((state) => ({ state, count: found.find((each) => each.state === state)?._count ?? 0 }));
}
