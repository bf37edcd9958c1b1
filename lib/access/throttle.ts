import type { Tx } from '@/lib/platform/db/client';

const freeTries = 5;
const firstDelaySeconds = 30;
const longestDelaySeconds = 15 * 60;

/** After five wrong passwords in a row each further one costs twice the wait of the one before. Never a lock. */
export function retryDelaySeconds(failures: number): number {
  if (failures < freeTries) return 0;
  return Math.min(firstDelaySeconds * 2 ** (failures - freeTries), longestDelaySeconds);
}

/** What is counted of a key. The row is held, so that tries at the same moment are judged one after the other. */
export async function heldFailures(tx: Tx, key: string): Promise<{ retryAt: Date } | undefined> {
  const [counted] = await tx.$queryRaw<{ retryAt: Date }[]>`
    SELECT retry_at AS "retryAt" FROM sign_in_throttles WHERE key = ${key} FOR UPDATE`;
  return counted;
}

export function waitSeconds(retryAt: Date | undefined, now: Date): number {
  return Math.max(0, Math.ceil(((retryAt?.getTime() ?? 0) - now.getTime()) / 1000));
}

/** One statement, so that tries at the same moment are all counted. */
export async function countFailure(tx: Tx, key: string, now: Date): Promise<void> {
  const [counted] = await tx.$queryRaw<{ failures: number }[]>`
    INSERT INTO sign_in_throttles (key, failures, retry_at, updated_at) VALUES (${key}, 1, ${now}, ${now})
    ON CONFLICT (key) DO UPDATE SET failures = sign_in_throttles.failures + 1, updated_at = ${now}
    RETURNING failures`;
  const retryAt = new Date(now.getTime() + retryDelaySeconds(counted?.failures ?? 1) * 1000);
  await tx.signInThrottle.update({ where: { key }, data: { retryAt }, select: { key: true } });
}

/** The right password came. */
export async function forgetFailures(tx: Tx, key: string): Promise<void> {
  await tx.signInThrottle.deleteMany({ where: { key } });
}
