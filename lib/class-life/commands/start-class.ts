import { recordActivity } from '@/lib/access/activity-events';
import { defineCommand } from '@/lib/access/define-command';
import { beginClass } from '@/lib/classes/parts/begin-class';
import { pinModule } from '@/lib/points/parts/pin-module';
import { abilities } from '../abilities';
import { heldClass, refuseUnlessAllowed } from '../parts/acting-on';
import { moduleForClass } from '../parts/module-for-class';
import { plansOfModule } from '../queries/plans-of-module';
import { ClassRef, ClassStanding } from '../schemas';

/** Locks its module, its scheme and the version of every lesson's plan. Counted as the class's set-up (§7). */
export const startClass = defineCommand({
  name: 'class-life.start-class',
  may: abilities['class:start'],
  input: ClassRef,
  reply: ClassStanding,
  target: heldClass,
  run: async ({ tx, actor, target, now }) => {
    await refuseUnlessAllowed(tx, 'start', target);
    const { id, schoolId, type, courseId, moduleCode } = target;
    const { code: courseCode } = await tx.course.findUniqueOrThrow({ where: { id: courseId }, select: { code: true } });
    // What was authorised when the class was made may have ended since.
    await moduleForClass(tx, actor, { schoolId, type, courseCode, moduleCode, now });
    const trained = { classId: id, facilitator: { mmCode: true } };
    const mmCode = (await tx.classFacilitator.count({ where: trained })) > 0;
    await beginClass(tx, { id, mmCode, now, plans: await plansOfModule(tx, target) });
    await pinModule(tx, { classId: id, mmCode });
    await recordActivity(tx, actor, { kind: 'classSetup', subjectId: id, schoolId, now });
    return { id, state: 'running' as const };
  },
});
