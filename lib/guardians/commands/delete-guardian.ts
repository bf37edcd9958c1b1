import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { guardianReach } from '../reach';
import { GuardianRef } from '../schemas';

/** One who answers for a pupil stays: the form of the pupil says who answers now. */
export const deleteGuardian = defineCommand({
  name: 'guardians.delete',
  may: abilities['guardian:delete'],
  input: GuardianRef,
  reply: Count,
  target: row('guardian', guardianReach, {
    by: 'id',
    revision: 'not-overwritten',
    select: { id: true, _count: { select: { students: true } } },
  }),
  run: async ({ tx, target: { id, _count } }) => {
    refuseUnless(_count.students === 0, 'guardian.has-students');
    await tx.guardian.delete({ where: { id }, select: { id: true } });
    return { count: 1 };
  },
});
