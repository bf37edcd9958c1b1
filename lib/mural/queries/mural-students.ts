import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from '../abilities';

/** More than somebody teaches. */
const choicesMax = 2000;

/** The students whom the facilitator teaches now in the school that is open, each by class and name. */
export const muralStudents = defineQuery({
  name: 'mural.students',
  may: abilities['mural:write'],
  input: NoInput,
  run: async ({ db, actor }) => {
    const { schoolId } = actor;
    if (!schoolId) return [];
    const found = await db.enrolment.findMany({
      where: {
        leftAt: null,
        student: { active: true },
        class: { AND: [within(classReach, actor), { schoolId, status: 'initiated' }] },
      },
      orderBy: [{ class: { nameKey: 'asc' } }, { student: { nameKey: 'asc' } }, { id: 'asc' }],
      take: choicesMax,
      select: {
        studentId: true,
        student: { select: { account: { select: { name: true } } } },
        class: { select: { name: true } },
      },
    });
    // Who is in two of the classes is one student.
    const known = new Map(
      found.map(({ studentId, student, class: { name } }) => [
        studentId,
        { id: studentId, name: student.account.name, className: name },
      ]),
    );
    return [...known.values()];
  },
});
