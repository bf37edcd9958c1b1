import { randomInt } from 'node:crypto';
import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { hashPassword } from '@/lib/platform/passwords/passwords';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { lookUpAddress } from '../jobs/look-up-address';
import { handOutPasswords } from '../parts/hand-out-passwords';
import { passwordReach } from '../reach';
import { readablePassword } from '../rules/readable-password';
import { PasswordReset, PasswordResetDone } from '../schemas/logins';

/**
 * Somebody who cannot sign in: by mail, the old password stays until the link is used; a readable one is shown once, ends
 * every session, and is replaced at the first access.
 */
export const resetPassword = defineCommand({
  name: 'accounts.reset-password',
  may: abilities['login:reset-password'],
  input: PasswordReset,
  reply: PasswordResetDone,
  prepare: async ({ input: { way } }) => {
    if (way === 'mail') return null;
    const password = readablePassword(randomInt);
    return { password, passwordHash: await hashPassword(password) };
  },
  target: row('account', passwordReach, {
    by: 'id',
    revision: 'not-overwritten',
    select: { id: true, email: true, active: true },
  }),
  run: async ({ tx, input: { locale }, prepared, target: { id, email, active }, now }) => {
    if (prepared) {
      await handOutPasswords(tx, { passwords: [{ id, passwordHash: prepared.passwordHash }], now });
      return { id, password: prepared.password };
    }
    refuseUnless(email !== null && active, 'account.no-mail');
    await lookUpAddress.enqueue(tx, { email, language: locale }, { key: email.toLowerCase() });
    return { id, password: null };
  },
});
