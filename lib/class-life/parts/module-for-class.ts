import type { Actor } from '@/lib/access/actor';
import { within } from '@/lib/access/reach';
import type { ClassType } from '@/lib/classes/rules';
import { courseReach } from '@/lib/courses/reach';
import { fail as failOfPlans } from '@/lib/lesson-plans/failures';
import { knownModules, modulesOfSchool } from '@/lib/lesson-plans/reach/modules';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import type { Tx } from '@/lib/platform/db/client';
import { fail } from '../failures';
import { moduleRefusal } from '../rules/modules';

type Wanted = { schoolId: string; type: ClassType; courseCode: string; moduleCode: string; now: Date };

/** The module that a class of this type and school takes today; else it is said why not (§8). */
export async function moduleForClass(tx: Tx, actor: Actor, { schoolId, type, courseCode, moduleCode, now }: Wanted) {
  const named = { code: moduleCode, course: within(courseReach, actor, { code: courseCode }) };
  const found = await tx.courseModule.findFirst({
    where: { AND: [named, modulesOfSchool(schoolId, actor, schoolDay(now))] },
    select: { courseId: true, code: true, status: true, course: { select: { durationType: true } } },
  });
  if (!found) {
    const isKnown = await tx.courseModule.count({ where: { AND: [named, knownModules(actor)] } });
    return isKnown ? failOfPlans('module.not-authorised') : fail('MODEL_NOT_FOUND');
  }
  const refusal = moduleRefusal(type, { status: found.status, durationType: found.course.durationType });
  if (refusal) fail(refusal);
  return { courseId: found.courseId, moduleCode: found.code };
}
