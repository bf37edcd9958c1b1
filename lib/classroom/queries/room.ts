import type { Actor } from '@/lib/access/actor';
import { within } from '@/lib/access/reach';
import { classReach, inClassNow } from '@/lib/classes/reach';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { planFields } from './taught-plan';

const roomFields = {
  id: true,
  name: true,
  moduleCode: true,
  course: { select: { code: true, name: true, family: true } },
  module: {
    select: {
      name: true,
      glossary: { orderBy: { term: 'asc' }, select: { term: true, meaning: true } },
      parts: {
        where: { kind: 'mission' },
        orderBy: { number: 'asc' },
        select: { number: true, name: true, summary: true, challenges: true, optionalChallenges: true },
      },
    },
  },
  plans: {
    orderBy: { number: 'asc' },
    select: {
      number: true,
      lesson: {
        select: { code: true, name: true, objective: true, minutes: true, unit: { select: { number: true } } },
      },
      plan: { select: planFields },
    },
  },
  heldLessons: { orderBy: { number: 'asc' }, select: { number: true, status: true } },
} satisfies Prisma.SchoolClassSelect;

/** A running class inside the actor's reach, the plans that it is taught by, and how far it is. */
export async function roomOf(db: Tx, actor: Actor, classId: string) {
  const found = await db.schoolClass.findFirst({
    where: within(classReach, actor, { id: classId, status: 'initiated', startedAt: { not: null } }),
    select: roomFields,
  });
  if (!found) return null;
  const { course, module, plans, heldLessons, moduleCode, ...own } = found;
  return {
    class: {
      ...own,
      family: course.family,
      courseCode: course.code,
      courseName: course.name,
      moduleCode,
      moduleName: module.name,
    },
    plans,
    stored: heldLessons,
    glossary: module.glossary,
    missions: module.parts.map(({ optionalChallenges, ...mission }) => ({
      ...mission,
      challenges: [...mission.challenges, ...optionalChallenges],
    })),
    /** Who is in the class now, by name. */
    pupils: async () => {
      const enrolled = await db.enrolment.findMany({
        where: { classId, ...inClassNow },
        orderBy: [{ student: { nameKey: 'asc' } }, { studentId: 'asc' }],
        select: { studentId: true, student: { select: { account: { select: { name: true, photoUrl: true } } } } },
      });
      return enrolled.map(({ studentId: id, student }) => ({ id, ...student.account }));
    },
  };
}
