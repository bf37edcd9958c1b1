import type { Tx } from '@/lib/platform/db/client';
import { isProductionHost } from '@/lib/platform/env/production-host';
import type { SessionAccount } from './session';

/** The spec's own clock: 3 hours behind UTC (§9). */
const clockBehindMs = 3 * 3600 * 1000;

type Login = { account: Pick<SessionAccount, 'id' | 'tipo' | 'schoolId'>; loginTipo: 'direct'; now: Date };

/**
 * A direct sign-in on the production host is counted in its own transaction. `at` is the session's beginning, so the
 * session finds its event again.
 */
export async function recordLogin(tx: Tx, { account, loginTipo, now }: Login): Promise<void> {
  if (!isProductionHost()) return;
  const timestamp = new Date(now.getTime() - clockBehindMs).toISOString().slice(0, -1);
  await tx.$executeRaw`
    INSERT INTO login_events (at, user_id, profile, login_tipo, school_id, timestamp)
    VALUES (${now}, ${account.id}::uuid, ${account.tipo}::"Tipo", ${loginTipo}, ${account.schoolId}::uuid,
            ${timestamp}::timestamp)`;
}
