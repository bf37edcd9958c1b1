import { expect, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';

/** A server's first answer loads half the product: on a machine that does other things besides, seconds. */
const patience = { timeout: 15_000, interval: 50 };

/** Until a transaction of this test's database waits for a row that another holds. */
export function somebodyWaits(): Promise<void> {
  return manyWait(1);
}

/** Until so many do. */
export async function manyWait(least: number): Promise<void> {
  await vi.waitFor(async () => {
    const [waiting] = await db().$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    expect(waiting?.count).toBeGreaterThanOrEqual(least);
  }, patience);
}
