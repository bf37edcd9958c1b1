import { defineOpenCommand } from '@/lib/access/define-command';
import { closeSessionsOf, endFirstAccess } from '@/lib/access/session';
import { forgetFailures } from '@/lib/access/throttle';
import { SetPassword } from '../schemas';

/**
 * A part of the commands that set one, each after its own proof: other sessions end, waits after wrong passwords are
 * forgotten, links that are out are void. No route leads here.
 */
export const setPassword = defineOpenCommand({
  name: 'accounts.set-password',
  input: SetPassword,
  target: ({ tx, input: { id } }) => tx.account.findUnique({ where: { id }, select: { id: true, loginKey: true } }),
  run: async ({ tx, input: { passwordHash, keepSession }, target: { id, loginKey }, now }) => {
    await tx.account.update({ where: { id }, data: { passwordHash, firstAccess: false }, select: { id: true } });
    await tx.passwordLink.updateMany({ where: { accountId: id, usedAt: null }, data: { usedAt: now } });
    await forgetFailures(tx, loginKey);
    await closeSessionsOf(tx, id, now, keepSession);
    await endFirstAccess(tx, id);
    return { changed: true };
  },
});
