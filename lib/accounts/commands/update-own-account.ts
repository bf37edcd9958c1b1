import { defineCommand } from '@/lib/access/define-command';
import { showInOpenSessions } from '@/lib/access/session';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { imageIsStored } from '@/lib/platform/storage/images';
import { ownAccountCard, ownAccountFields } from '../queries';
import { isOwnPhoto } from '../rules';
import { OwnAccountChanges } from '../schemas';

/** The own row alone. Pupils have no e-mail, so one that is sent for them is not kept. Open sessions carry name and photo, so they change in the same transaction. */
export const updateOwnAccount = defineCommand({
  name: 'accounts.update-own',
  may: 'account:update-own',
  input: OwnAccountChanges,
  prepare: async ({ input }) => ({ photoStored: await imageIsStored(input.photoUrl) }),
  target: async ({ tx, actor }) => {
    await lockRows(tx, 'accounts', 'id', actor.id);
    return tx.account.findUnique({ where: { id: actor.id }, select: { id: true, tipo: true } });
  },
  run: async ({ tx, input, prepared, target: { id, tipo } }) => {
    const { name, email, photoUrl } = input;
    const isOwn = photoUrl === null || isOwnPhoto(photoUrl, id);
    refuseUnless(isOwn && prepared.photoStored, 'file.missing', {
      fields: [{ path: 'photoUrl', code: 'account-photo' }],
    });
    const isPupil = tipo === 'aluno';
    refuseUnless(isPupil || email !== null, 'request.invalid', { fields: [{ path: 'email', code: 'required' }] });
    const saved = await tx.account.update({
      where: { id },
      data: { name, photoUrl, email: isPupil ? null : email },
      select: ownAccountFields,
    });
    await showInOpenSessions(tx, id, { name, photoUrl });
    return ownAccountCard(saved);
  },
});
