import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { saveAccount } from '@/lib/accounts/parts/save-account';
import { abilities } from '../abilities';
import { entrustSchools } from '../parts/entrust-schools';
import { advisorFields, advisorRecordOf } from '../queries';
import { advisorReach } from '../reach';
import { AdvisorChanges, AdvisorRecord } from '../schemas';

const held = { id: true, email: true, photoUrl: true, active: true } as const;

export const updateAdvisor = defineCommand({
  name: 'advisors.update',
  may: abilities['advisor:update'],
  input: AdvisorChanges,
  reply: AdvisorRecord,
  target: row('account', advisorReach, { by: 'id', revision: 'compared', select: held }),
  run: async ({ tx, actor, input: { id, revision: _, schoolIds, ...changes }, target }) => {
    await saveAccount(tx, actor, { account: target, ...changes });
    await entrustSchools(tx, { id, schoolIds });
    return advisorRecordOf(await tx.account.findUniqueOrThrow({ where: { id }, select: advisorFields }));
  },
});
