import type { Tx } from '@/lib/platform/db/client';

/**
 * The numbers of so many saves, of one count for all plans. A draft that is discarded takes its number along: counted from
 * what is left, the next draft of the lesson would get it once more, and a page that still shows the first would write over it.
 */
export async function nextRevisions(tx: Tx, saves: number): Promise<number[]> {
  const found = await tx.$queryRaw<{ revision: number }[]>`
    SELECT nextval('plan_revisions')::int AS revision FROM generate_series(1, ${saves}::int)`;
  return found.map(({ revision }) => revision);
}
