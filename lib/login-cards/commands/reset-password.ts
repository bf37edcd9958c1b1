import { randomInt } from 'node:crypto';
import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { handOutPasswords } from '@/lib/accounts/parts/hand-out-passwords';
import { readablePassword } from '@/lib/accounts/rules/readable-password';
import { hashPassword } from '@/lib/platform/passwords/passwords';
import { RowRef } from '@/lib/platform/shapes';
import { taughtNowReach } from '@/lib/students/reach';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { HandedOutPassword } from '../schemas';

/** Whoever teaches reads it out once; nobody can read it again. At the next sign-in the student chooses an own one. */
export const resetPassword = defineCommand({
  name: 'login-cards.reset-password',
  may: abilities['password:reset'],
  input: RowRef,
  reply: HandedOutPassword,
  prepare: async () => {
    const password = readablePassword(randomInt);
    return { password, passwordHash: await hashPassword(password) };
  },
  target: row('student', taughtNowReach, {
    by: 'id',
    revision: 'not-overwritten',
    select: { id: true, active: true, account: { select: { name: true, login: true } } },
  }),
  run: async ({ tx, target: { id, active, account }, prepared: { password, passwordHash }, now }) => {
    refuseUnless(active, 'login.inactive');
    await handOutPasswords(tx, { passwords: [{ id, passwordHash }], now });
    return { ...account, password };
  },
});
