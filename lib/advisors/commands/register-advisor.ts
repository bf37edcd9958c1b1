import { defineCommand, noTarget } from '@/lib/access/define-command';
import { createAccount } from '@/lib/accounts/parts/create-account';
import { hashPassword } from '@/lib/platform/passwords/passwords';
import { abilities } from '../abilities';
import { entrustSchools } from '../parts/entrust-schools';
import { advisorFields, advisorRecordOf } from '../queries';
import { AdvisorRecord, NewAdvisor } from '../schemas';

export const registerAdvisor = defineCommand({
  name: 'advisors.register',
  may: abilities['advisor:register'],
  input: NewAdvisor,
  reply: AdvisorRecord,
  prepare: async ({ input }) => ({ passwordHash: await hashPassword(input.password) }),
  target: noTarget,
  run: async ({ tx, actor, input: { schoolIds, password: _, confirmation: __, ...person }, prepared }) => {
    const account = { ...person, tipo: 'assessoria' as const, schoolId: null };
    const { id } = await createAccount(tx, actor, { ...account, ...prepared });
    await entrustSchools(tx, { id, schoolIds });
    return advisorRecordOf(await tx.account.findUniqueOrThrow({ where: { id }, select: advisorFields }));
  },
});
