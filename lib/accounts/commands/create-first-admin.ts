import * as z from 'zod/mini';
import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { hashPassword } from '@/lib/platform/passwords/passwords';
import { fail } from '../failures';
import { loginKey } from '../rules';
import { NewPassword } from '../schemas';

const FirstAdmin = z.object({
  login: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  password: NewPassword,
});

/** Run from the server's own terminal on an empty product: it refuses as soon as one administrator exists. */
export const createFirstAdmin = defineOpenCommand({
  name: 'accounts.create-first-admin',
  input: FirstAdmin,
  prepare: async ({ input }) => ({ passwordHash: await hashPassword(input.password) }),
  target: noTarget,
  run: async ({ tx, input: { login, name }, prepared }) => {
    // Two terminals at once must not both find the table empty.
    await tx.$executeRaw`LOCK TABLE accounts IN SHARE ROW EXCLUSIVE MODE`;
    if (await tx.account.findFirst({ where: { tipo: 'admin' }, select: { id: true } })) fail('account.admin-exists');
    const data = { login, loginKey: loginKey(login), name, tipo: 'admin' as const, ...prepared };
    return tx.account.create({ data, select: { id: true, login: true } });
  },
});
