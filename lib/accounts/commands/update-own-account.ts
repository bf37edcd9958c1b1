import { defineCommand } from '@/lib/access/define-command';
import { refuseStale } from '@/lib/access/revision';
import { showInOpenSessions } from '@/lib/access/session';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { abilities } from '../abilities';
import { exchangePhoto } from '../parts/exchange-photo';
import { voidLinksOfOldAddress } from '../parts/void-links';
import { ownAccountCard, ownAccountFields } from '../queries';
import { OwnAccount, OwnAccountChanges } from '../schemas';

const own = { id: true, tipo: true, email: true, photoUrl: true, revision: true } as const;

/**
 * The own row alone. Pupils have no e-mail, so one that is sent for them is not kept. Open sessions carry name and photo,
 * so they change in the same transaction.
 */
export const updateOwnAccount = defineCommand({
  name: 'accounts.update-own',
  may: abilities['account:update-own'],
  input: OwnAccountChanges,
  reply: OwnAccount,
  target: async ({ tx, actor }) => {
    await lockRows(tx, 'accounts', 'id', actor.id);
    return tx.account.findUnique({ where: { id: actor.id }, select: own });
  },
  run: async ({ tx, actor, input: { name, email, photoUrl, revision }, target, now }) => {
    const { id, tipo, photoUrl: from } = target;
    refuseStale(target.revision, revision);
    const isPupil = tipo === 'aluno';
    refuseUnless(isPupil || email !== null, 'request.invalid', { fields: [{ path: 'email', code: 'required' }] });
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
