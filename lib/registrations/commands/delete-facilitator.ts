import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { deleteAccount } from '@/lib/accounts/parts/delete-account';
import { neverCameIn } from '@/lib/accounts/rules';
import { abilities } from '@/lib/facilitators/abilities';
import { refuseUnless } from '@/lib/facilitators/failures';
import { facilitatorAccountReach } from '@/lib/facilitators/reach';
import { mayKeep } from '@/lib/facilitators/rules';
import { Count, RowRef } from '@/lib/platform/shapes';

/** Somebody registered by mistake: never came in, and no class has the name. Others are made inactive. */
export const deleteFacilitator = defineCommand({
  name: 'registrations.delete-facilitator',
  may: abilities['facilitator:delete'],
  input: RowRef,
  reply: Count,
  target: row('account', facilitatorAccountReach, {
    by: 'id',
    revision: 'not-overwritten',
    select: {
      id: true,
      photoUrl: true,
      firstAccess: true,
      cameIn: true,
      schoolLinks: { select: { schoolId: true } },
      facilitator: { select: { _count: { select: { classes: true } } } },
      _count: { select: { adaptedPlans: true, lessonRatings: true, planComments: true } },
    },
  }),
  run: async ({ tx, actor, target: { id, photoUrl, schoolLinks, facilitator, _count, ...login } }) => {
    refuseUnless(
      mayKeep(
        actor,
        schoolLinks.map(({ schoolId }) => schoolId),
      ),
      'facilitator.elsewhere',
    );
    const facts = [facilitator?._count.classes ?? 0, ...Object.values(_count)];
    refuseUnless(neverCameIn(login) && facts.every((count) => count === 0), 'facilitator.in-use');
    await deleteAccount(tx, actor, { id, photoUrl });
    return { count: 1 };
  },
});
