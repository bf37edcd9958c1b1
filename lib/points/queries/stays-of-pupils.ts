import type { Tx } from '@/lib/platform/db/client';
import { type Stay, wayInto } from '../rules/moves';

type Asked = { classId: string; at: Date; studentIds: readonly string[] };

/** The classes of a module that each pupil came into this one through, as they were at that moment. */
export async function waysInto(tx: Tx, { classId, at, studentIds }: Asked): Promise<Map<string, Stay[]>> {
  const { schoolId, courseId, moduleCode } = await tx.schoolClass.findUniqueOrThrow({
    where: { id: classId },
    select: { schoolId: true, courseId: true, moduleCode: true },
  });
  const stays = await staysOf(tx, { schoolId, courseId, moduleCode, at, ids: studentIds });
  return new Map(studentIds.map((id) => [id, wayInto(classId, stays.get(id) ?? [])]));
}

type Wanted = { schoolId: string; courseId: string; moduleCode: string; at: Date; ids: readonly string[] };

/** Each pupil's times in classes of the module. */
async function staysOf(tx: Tx, { schoolId, courseId, moduleCode, at, ids }: Wanted): Promise<Map<string, Stay[]>> {
  const found = await tx.enrolment.findMany({
    where: {
      studentId: { in: [...ids] },
      enrolledAt: { lte: at },
      class: { schoolId, courseId, moduleCode, startedAt: { not: null } },
    },
    orderBy: { enrolledAt: 'asc' },
    select: {
      studentId: true,
      classId: true,
      enrolledAt: true,
      leftAt: true,
      class: { select: { status: true, endedAt: true } },
    },
  });
  const stays = new Map<string, Stay[]>();
  for (const { studentId, classId, enrolledAt, leftAt, class: of } of found) {
    const until = leftAt && leftAt <= at ? leftAt : null;
    const known = stays.get(studentId) ?? [];
    const from = known.find((stay) => stay.classId === classId)?.from ?? enrolledAt;
    const hasEnded = of.status !== 'initiated' && of.endedAt !== null && of.endedAt <= at;
    const ended = hasEnded ? { as: of.status as 'done', at: of.endedAt as Date } : null;
    stays.set(studentId, [...known, { classId, cameAt: enrolledAt, from, until, ended }]);
  }
  return stays;
}
