import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { Count, RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { deleteAccount } from '../parts/delete-account';
import { keepAnAdmin } from '../parts/keep-an-admin';
import { loginReach } from '../reach';
import { isBareTipo, neverCameIn } from '../rules';

/** A login that was made by mistake: its person never came in. Others are made inactive. */
export const deleteUser = defineCommand({
  name: 'accounts.delete',
  may: abilities['account:delete'],
  input: RowRef,
  reply: Count,
  target: row('account', loginReach, {
    by: 'id',
    revision: 'not-overwritten',
    select: { id: true, tipo: true, firstAccess: true, cameIn: true, photoUrl: true },
  }),
  run: async ({ tx, actor, target }) => {
    await keepAnAdmin(tx, actor, target);
    refuseUnless(neverCameIn(target) && isBareTipo(target.tipo), 'account.in-use');
    await deleteAccount(tx, actor, target);
    return { count: 1 };
  },
});
