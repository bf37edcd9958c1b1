import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { setSchools } from '@/lib/accounts/parts/set-schools';
import { touchAccount } from '@/lib/accounts/parts/touch-account';
import { abilities } from '@/lib/facilitators/abilities';
import { facilitatorAccountReach } from '@/lib/facilitators/reach';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { Count } from '@/lib/platform/shapes';
import { schoolToWriteIn } from '@/lib/schools/rules';
import { refuseWithClasses } from '../parts/refuse-with-classes';

/** Works at this school no longer. The login stays, of whoever works elsewhere as of whoever does not. */
export const unlinkFacilitator = defineCommand({
  name: 'registrations.unlink-facilitator',
  may: abilities['facilitator:unlink'],
  input: z.object({ id: z.uuid(), schoolId: z.uuid() }),
  reply: Count,
  target: row('account', facilitatorAccountReach, {
    by: 'id',
    revision: 'not-overwritten',
    select: { id: true, schoolLinks: { select: { schoolId: true } } },
  }),
  run: async ({ tx, actor, input: { schoolId }, target: { id, schoolLinks } }) => {
    const worksAt = schoolLinks.map((link) => link.schoolId);
    refuseUnless(schoolToWriteIn(actor, schoolId) === schoolId && worksAt.includes(schoolId), 'MODEL_NOT_FOUND');
    await refuseWithClasses(tx, { id, schoolIds: [schoolId] });
    await setSchools(tx, { id, schoolIds: worksAt.filter((each) => each !== schoolId) });
    // An administrator's form shows the schools: one that stood open would link this one again.
    await touchAccount(tx, id);
    return { count: 1 };
  },
});
