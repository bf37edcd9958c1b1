import type { Tx } from '@/lib/platform/db/client';
import type { Ledger } from '../rules/points-by-unit';

/** What each of these journeys was paid, in the order it came about. */
export async function ledgersOf(tx: Tx, journeyIds: readonly string[]): Promise<Map<string, Ledger>> {
  const where = { journeyId: { in: [...journeyIds] } };
  const entries = await tx.pointEntry.findMany({
    where,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { journeyId: true, unit: true, kind: true, ref: true, amount: true, basis: true },
  });
  const honors = await tx.honor.findMany({
    where,
    orderBy: [{ kind: 'asc' }, { number: 'asc' }],
    select: { id: true, journeyId: true, unit: true, kind: true, number: true, level: true },
  });
  const ledgers = new Map<string, Ledger>(journeyIds.map((id) => [id, { entries: [], honors: [] }]));
  for (const { journeyId, ...entry } of entries) {
    ledgers.get(journeyId)?.entries.push(entry as Ledger['entries'][number]);
  }
  for (const { journeyId, ...honor } of honors) ledgers.get(journeyId)?.honors.push(honor);
  return ledgers;
}
