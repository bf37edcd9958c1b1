import type { Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { isProductionHost } from '@/lib/platform/env/production-host';
import type { SessionAccount } from './session-account';

/** The spec's own clock: 3 hours behind UTC (§9). */
const clockBehindMs = 3 * 3600 * 1000;

type Login = { account: Pick<SessionAccount, 'id' | 'tipo' | 'schoolId'>; now: Date };

/**
 * A direct sign-in on the production host is counted in its own transaction. `at` is the session's beginning, so the
 * session finds its event again.
 */
export async function recordLogin(tx: Tx, { account, now }: Login): Promise<void> {
  if (!isProductionHost()) return;
  await tx.$executeRaw`
    ${insertLogin} VALUES (${now}, ${account.id}::uuid, ${account.tipo}::"Tipo", 'direct', ${account.schoolId}::uuid,
                           ${specClock(now)}::timestamp)`;
}

/** The same in the statement that opens the sessions `opened`; nothing on another host. */
export function countedLogins(now: Date): Prisma.Sql {
  if (!isProductionHost()) return Prisma.empty;
  return Prisma.sql`, counted AS (
    ${insertLogin} SELECT created_at, account_id, tipo, 'direct', school_id, ${specClock(now)}::timestamp FROM opened)`;
}

const insertLogin = Prisma.sql`
  INSERT INTO login_events (at, user_id, profile, login_tipo, school_id, timestamp)`;

export function specClock(now: Date): string {
  return new Date(now.getTime() - clockBehindMs).toISOString().slice(0, -1);
}
