import type { Tx } from '@/lib/platform/db/client';
import type { Ledger } from '../rules/points-by-unit';

/** What each of these journeys was paid, in the order it came about; one statement, since a class's are several hundred lines. */
export async function ledgersOf(tx: Tx, journeyIds: readonly string[]): Promise<Map<string, Ledger>> {
  const found = await tx.$queryRaw<(Ledger & { id: string })[]>`
    SELECT j.id,
           (SELECT coalesce(json_agg(json_build_object('unit', e.unit, 'kind', e.kind, 'ref', e.ref, 'amount', e.amount,
                                                       'basis', e.basis) ORDER BY e.created_at, e.id), '[]')
              FROM point_entries e WHERE e.journey_id = j.id) AS entries,
           (SELECT coalesce(json_agg(json_build_object('id', h.id, 'unit', h.unit, 'kind', h.kind, 'number', h.number,
                                                       'level', h.level) ORDER BY h.kind, h.number), '[]')
              FROM honors h WHERE h.journey_id = j.id) AS honors
      FROM (SELECT DISTINCT unnest(${[...journeyIds]}::uuid[]) AS id) j`;
  return new Map(found.map(({ id, entries, honors }) => [id, { entries, honors }]));
}
