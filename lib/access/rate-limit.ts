import { createHmac } from 'node:crypto';
import { now as readClock } from '@/lib/platform/clock/clock';
import { Prisma } from '@/lib/platform/db/generated/client';
import { plainRows } from '@/lib/platform/db/single-statement';
import { env } from '@/lib/platform/env/env';
import { fail } from '@/lib/platform/errors/failures';

export type RateLimit = {
  /** What is counted: `<command>:<kind>`. */
  name: string;
  /** Whose: an address, a session, or nothing when everybody counts together. */
  of: string;
  max: number;
  seconds: number;
};

/**
 * Refuses what comes more often than `max` times in a window; all instances count together. Called from `prepare`: a
 * statement by itself holds its row for a moment only, and what is refused opens no transaction.
 */
export async function limitRate({ name, of, max, seconds }: RateLimit): Promise<void> {
  const now = readClock();
  const key = keyed(`${name}|${of}`);
  const oldest = new Date(now.getTime() - seconds * 1000);
  const [window] = await plainRows<{ count: number; startedAt: Date }>(Prisma.sql`
    INSERT INTO rate_windows AS w (key, count, started_at) VALUES (${key}, 1, ${now}::timestamptz)
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN w.started_at <= ${oldest}::timestamptz THEN 1 ELSE w.count + 1 END,
      started_at = CASE WHEN w.started_at <= ${oldest}::timestamptz THEN EXCLUDED.started_at ELSE w.started_at END
    RETURNING count, started_at AS "startedAt"`);
  if (!window || window.count <= max) return;
  const waitMs = window.startedAt.getTime() + seconds * 1000 - now.getTime();
  fail('request.too-many', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/** What is remembered of an address or a token where only sameness matters. */
export function keyed(value: string): string {
  return createHmac('sha256', env().AUTH_SECRET).update(value).digest('base64url');
}
