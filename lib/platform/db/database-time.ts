import type { Tx } from './client';

/** The clock that all instances share: what a test's times are held against. */
export async function databaseTime(tx: Pick<Tx, '$queryRaw'>): Promise<Date> {
  const [found] = await tx.$queryRaw<[{ now: Date }]>`SELECT clock_timestamp() AS now`;
  return found.now;
}
