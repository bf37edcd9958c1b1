import type { Actor } from '@/lib/access/actor';
import { modulesOfSchool } from '@/lib/lesson-plans/reach/modules';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import type { Tx } from '@/lib/platform/db/client';

type Asked = { courseId: string; moduleCode: string; schoolId: string; now: Date };

/** The module after a class's own in its course, and whether the school may use it today. */
export async function nextModule(tx: Tx, actor: Actor, { courseId, moduleCode, schoolId, now }: Asked) {
  const { position } = await tx.courseModule.findUniqueOrThrow({
    where: { courseId_code: { courseId, code: moduleCode } },
    select: { position: true },
  });
  const next = await tx.courseModule.findFirst({
    where: { courseId, position: { gt: position } },
    orderBy: { position: 'asc' },
    select: { id: true, code: true, name: true, status: true },
  });
  if (!next) return null;
  const mine = { AND: [{ id: next.id }, modulesOfSchool(schoolId, actor, schoolDay(now))] };
  return { ...next, isAuthorised: (await tx.courseModule.count({ where: mine })) > 0 };
}
