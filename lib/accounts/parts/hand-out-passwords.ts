import { closeSessionsOf } from '@/lib/access/session';
import { forgetFailures } from '@/lib/access/throttle';
import type { Tx } from '@/lib/platform/db/client';
import { endCardsAndPins } from './end-cards-and-pins';
import { endIdentities } from './end-identities';
import { voidLinks } from './void-links';

type HandedOut = { passwords: readonly { id: string; passwordHash: string }[]; now: Date };

/**
 * A part of the commands by which somebody else chooses passwords: the old ones stop working, every session and every
 * identity ends, links, cards and PINs that are out are void, and each person confirms an own one before anything else.
 */
export async function handOutPasswords(tx: Tx, { passwords, now }: HandedOut): Promise<void> {
  const ids = passwords.map(({ id }) => id);
  const hashes = passwords.map(({ passwordHash }) => passwordHash);
  const changed = await tx.$queryRaw<{ loginKey: string }[]>`
    UPDATE accounts a SET password_hash = n.password_hash, came_in = a.came_in OR NOT a.first_access, first_access = true,
                          updated_at = ${now}
      FROM unnest(${ids}::uuid[], ${hashes}::text[]) AS n (id, password_hash)
     WHERE a.id = n.id RETURNING a.login_key AS "loginKey"`;
  await voidLinks(tx, { ids, now });
  await forgetFailures(tx, ...changed.map(({ loginKey }) => loginKey));
  await endCardsAndPins(tx, { ids, now });
  await endIdentities(tx, ids);
  await closeSessionsOf(tx, ids, now);
}
