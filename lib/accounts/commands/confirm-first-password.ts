import { defineCommand } from '@/lib/access/define-command';
import { lockRows } from '@/lib/platform/db/lock';
import { hashPassword } from '@/lib/platform/passwords/passwords';
import { abilities } from '../abilities';
import { refuseHandedOut } from '../parts/refuse-handed-out';
import { setPassword } from '../parts/set-password';
import { FirstPassword, PasswordChanged } from '../schemas';

/** At the first access: a password of the own, before anything else is open. */
export const confirmFirstPassword = defineCommand({
  name: 'accounts.confirm-first-password',
  may: abilities['password:change'],
  input: FirstPassword,
  reply: PasswordChanged,
  prepare: async ({ db, actor, input: { password } }) => {
    const chosen = { firstAccess: true, passwordHash: true } as const;
    await refuseHandedOut(await db.account.findUnique({ where: { id: actor.id }, select: chosen }), password);
    return { passwordHash: await hashPassword(password) };
  },
  // Later on the old password is asked for: this door is closed.
  target: async ({ tx, actor }) => {
    // Of two who know the first password and confirm at once, the later one comes too late.
    await lockRows(tx, 'accounts', 'id', actor.id);
    // So does who was shut out meanwhile by another first password.
    const sessions = { some: { id: actor.sessionId, revokedAt: null } };
    return tx.account.findFirst({ where: { id: actor.id, firstAccess: true, sessions }, select: { id: true } });
  },
  run: async ({ tx, actor, target, prepared }) => {
    await setPassword(tx, { ...target, ...prepared, keepSession: actor.sessionId });
    return { changed: true, tipo: actor.tipo };
  },
});
