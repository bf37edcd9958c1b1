import { closeSessionsOf, endFirstAccess } from '@/lib/access/session';
import { forgetFailures } from '@/lib/access/throttle';
import { now as readClock } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';
import { endIdentities } from './end-identities';
import { voidLinks } from './void-links';

type NewPassword = { id: string; passwordHash: string; keepSession?: string };

/**
 * A part of the commands that set one, each after its own proof: other sessions and the identities linked before end,
 * waits after wrong passwords are forgotten, links that are out are void. No route leads here.
 */
export async function setPassword(tx: Tx, { id, passwordHash, keepSession }: NewPassword) {
  const now = readClock();
  const { loginKey } = await tx.account.update({
    where: { id },
    data: { passwordHash, firstAccess: false },
    select: { loginKey: true },
  });
  await voidLinks(tx, { ids: [id], now });
  await forgetFailures(tx, loginKey);
  await endIdentities(tx, [id], keepSession);
  await closeSessionsOf(tx, [id], now, keepSession);
  await endFirstAccess(tx, id);
  return { changed: true };
}
