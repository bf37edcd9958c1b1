import type { Tx } from '@/lib/platform/db/client';

const freeTries = 5;
const firstDelaySeconds = 30;
const longestDelaySeconds = 15 * 60;

/** After five wrong passwords in a row each further one costs twice the wait of the one before. Never a lock. */
export function retryDelaySeconds(failures: number): number {
  if (failures < freeTries) return 0;
  return Math.min(firstDelaySeconds * 2 ** (failures - freeTries), longestDelaySeconds);
}

/** More than a school's labs leave open on a Monday morning: who gets in after all is not counted any more. */
const freeLogins = 60;
const pauseStepMs = 100;
const longestPauseMs = 3000;

/** How long a failed login counts for its place. */
export const placeWindowMs = 15 * 60_000;
/** Who would wait longer for his turn is told to try again instead. */
export const longestTurnMs = 5000;

/**
 * Between two judged passwords of one place, by how many of its logins failed lately and have not signed in since. One
 * login costs its place nothing however often it fails, a place is never refused for good, and a browser that signed in
 * as the login before does not stand in this line at all.
 */
export function pauseMs(failedLogins: number): number {
  return Math.min(longestPauseMs, Math.max(0, failedLogins - freeLogins) * pauseStepMs);
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
export async function countFailure(tx: Tx, key: string, now: Date, place: string | null = null): Promise<void> {
  const [counted] = await tx.$queryRaw<{ failures: number }[]>`
    INSERT INTO sign_in_throttles AS t (key, failures, retry_at, updated_at, place)
    VALUES (${key}, 1, ${now}, ${now}, ${place})
    ON CONFLICT (key) DO UPDATE SET failures = t.failures + 1, updated_at = ${now}, place = coalesce(${place}, t.place)
    RETURNING failures`;
  const retryAt = new Date(now.getTime() + retryDelaySeconds(counted?.failures ?? 1) * 1000);
  await tx.signInThrottle.update({ where: { key }, data: { retryAt }, select: { key: true } });
}

/** The right password came. */
export async function forgetFailures(tx: Tx, ...keys: string[]): Promise<void> {
  await tx.signInThrottle.deleteMany({ where: { key: { in: keys } } });
}
