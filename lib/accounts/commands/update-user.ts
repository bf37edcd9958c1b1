import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { keepAnAdmin } from '../parts/keep-an-admin';
import { saveAccount } from '../parts/save-account';
import { userCard, userFields } from '../queries/logins';
import { loginReach } from '../reach';
import { UserCard, UserChanges } from '../schemas/logins';

const held = { id: true, tipo: true, email: true, photoUrl: true, active: true } as const;

/**
 * A login of whatever tipo. What else its person is stands in the registration of that tipo; a pupil's photo as well, which
 * asks whether a guardian allows one.
 */
export const updateUser = defineCommand({
  name: 'accounts.update',
  may: abilities['account:update'],
  input: UserChanges,
  reply: UserCard,
  target: row('account', loginReach, { by: 'id', revision: 'compared', select: held }),
  run: async ({ tx, actor, input: { id, revision: _, email, ...changes }, target }) => {
    const isPupil = target.tipo === 'aluno';
    refuseUnless(isPupil || email !== null, 'request.invalid', { fields: [{ path: 'email', code: 'required' }] });
    if (!changes.active) await keepAnAdmin(tx, actor, target);
    const ofTipo = isPupil ? { email: null, photoUrl: target.photoUrl } : { email };
    await saveAccount(tx, actor, { account: target, ...changes, ...ofTipo });
    return userCard(await tx.account.findUniqueOrThrow({ where: { id }, select: userFields }));
  },
});
