import { defineCommand } from '@/lib/access/define-command';
import { hashPassword } from '@/lib/platform/passwords/passwords';
import { abilities } from '../abilities';
import { setPassword } from '../parts/set-password';
import { FirstPassword, PasswordChanged } from '../schemas';

/** At the first access: a password of the own, before anything else is open. */
export const confirmFirstPassword = defineCommand({
  name: 'accounts.confirm-first-password',
  may: abilities['password:change'],
  input: FirstPassword,
  reply: PasswordChanged,
  prepare: async ({ input }) => ({ passwordHash: await hashPassword(input.password) }),
  // Later on the old password is asked for: this door is closed.
  target: ({ tx, actor }) =>
    tx.account.findFirst({
      where: { id: actor.id, firstAccess: true },
      select: { id: true },
    }),
  run: async ({ tx, actor, target, prepared }) => {
    await setPassword(tx, { ...target, ...prepared, keepSession: actor.sessionId });
    return { changed: true, tipo: actor.tipo };
  },
});
