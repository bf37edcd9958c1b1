import { defineCommand, noTarget } from '@/lib/access/define-command';
import { hashPassword } from '@/lib/platform/passwords/passwords';
import { abilities } from '../abilities';
import { createAccount } from '../parts/create-account';
import { userCard, userFields } from '../queries/logins';
import { NewUser, UserCard } from '../schemas/logins';

/** The login of a school, of an administrator or of a selfie product; everybody else has a registration of the own. */
export const createUser = defineCommand({
  name: 'accounts.create',
  may: abilities['account:create'],
  input: NewUser,
  reply: UserCard,
  prepare: async ({ input }) => ({ passwordHash: await hashPassword(input.password) }),
  target: noTarget,
  run: async ({ tx, actor, input: { password: _, confirmation: __, ...person }, prepared }) => {
    const { id } = await createAccount(tx, actor, { ...person, ...prepared });
    return userCard(await tx.account.findUniqueOrThrow({ where: { id }, select: userFields }));
  },
});
