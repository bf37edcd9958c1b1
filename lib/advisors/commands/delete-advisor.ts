import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { deleteAccount } from '@/lib/accounts/parts/delete-account';
import { neverCameIn } from '@/lib/accounts/rules';
import { Count, RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { advisorReach } from '../reach';

/** Somebody registered by mistake, who never came in. Others are made inactive. */
export const deleteAdvisor = defineCommand({
  name: 'advisors.delete',
  may: abilities['advisor:delete'],
  input: RowRef,
  reply: Count,
  target: row('account', advisorReach, {
    by: 'id',
    revision: 'not-overwritten',
    select: { id: true, photoUrl: true, firstAccess: true, cameIn: true },
  }),
  run: async ({ tx, actor, target }) => {
    refuseUnless(neverCameIn(target), 'advisor.in-use');
    await deleteAccount(tx, actor, target);
    return { count: 1 };
  },
});
