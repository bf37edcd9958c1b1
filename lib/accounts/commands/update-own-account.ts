import { defineCommand, refuseAfterCommit } from '@/lib/access/define-command';
import { refuseStale } from '@/lib/access/revision';
import { showInOpenSessions } from '@/lib/access/session';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { abilities } from '../abilities';
import { exchangePhoto } from '../parts/exchange-photo';
import { comparedPassword, refusedProof } from '../parts/prove-password';
import { voidLinksOfOldAddress } from '../parts/void-links';
import { ownAccountCard, ownAccountFields } from '../queries';
import { isSameAddress } from '../rules';
import { OwnAccount, OwnAccountChanges } from '../schemas';

const own = { id: true, tipo: true, email: true, photoUrl: true, passwordHash: true, revision: true } as const;

/**
 * The own row alone. Pupils have no e-mail, so one that is sent for them is not kept. Another e-mail asks for the password:
 * links to a new one go there, and a device may be left open. Open sessions carry name and photo, so they change in the
 * same transaction.
 */
export const updateOwnAccount = defineCommand({
  name: 'accounts.update-own',
  may: abilities['account:update-own'],
  input: OwnAccountChanges,
  reply: OwnAccount,
  prepare: async ({ db, actor, input: { email, currentPassword: typed }, now }) => {
    const { email: before } = await db.account.findUniqueOrThrow({ where: { id: actor.id }, select: { email: true } });
    if (actor.tipo === 'aluno' || email === null || isSameAddress(before, email)) return undefined;
    refuseUnless(Boolean(typed), 'request.invalid', { fields: [{ path: 'currentPassword', code: 'required' }] });
    return comparedPassword({ db, actor, typed: typed ?? '', now });
  },
  target: async ({ tx, actor }) => {
    await lockRows(tx, 'accounts', 'id', actor.id);
    return tx.account.findUnique({ where: { id: actor.id }, select: own });
  },
  run: async ({ tx, actor, input: { name, email, photoUrl, revision }, target, prepared: comparedWith, now }) => {
    const { id, tipo, photoUrl: from, passwordHash } = target;
    refuseStale(target.revision, revision);
    const isPupil = tipo === 'aluno';
    refuseUnless(isPupil || email !== null, 'request.invalid', { fields: [{ path: 'email', code: 'required' }] });
    if (!isPupil && !isSameAddress(target.email, email)) {
      const proof = { comparedWith, passwordHash, path: 'currentPassword', now };
      const refused = await refusedProof(tx, actor, proof);
      if (refused) return refuseAfterCommit(refused);
    }
    // Whether a guardian allows a photo is asked where the pupil is registered: here it can only go.
    const mayShow = !isPupil || photoUrl === null || photoUrl === from;
    refuseUnless(mayShow, 'request.invalid', { fields: [{ path: 'photoUrl', code: 'photo-not-allowed' }] });
    await exchangePhoto(tx, actor, { accountId: id, from, to: photoUrl });
    const saved = await tx.account.update({
      where: { id },
      data: { name, photoUrl, email: isPupil ? null : email, revision: revision + 1 },
      select: ownAccountFields,
    });
    await voidLinksOfOldAddress(tx, { id, from: target.email, to: saved.email, now });
    await showInOpenSessions(tx, id, { name, photoUrl });
    return ownAccountCard(saved);
  },
});
