import { hashOfSecret } from '@/lib/access/session';
import { Prisma } from '@/lib/platform/db/generated/client';
import { linkEnd } from '../rules';

type Leaving = { token: string; now: Date };

/**
 * Its mail leaves: the link lives from now on, as long as if it had been made now. No row where there is none to begin: another
 * one may have made it void, or whoever knew the password after all.
 */
export function beginLink({ token, now }: Leaving): Prisma.Sql {
  return Prisma.sql`
    UPDATE password_links l SET expires_at = ${linkEnd(now)}
      FROM accounts a
     WHERE l.token_hash = ${hashOfSecret(token)} AND l.used_at IS NULL AND a.id = l.account_id AND a.active`;
}
