import { db } from '@/lib/platform/db/client';
import { school, schoolClass, signedIn } from '@/tests/support/world';

/** The day on which these classes began; a Monday. */
const began = '2026-09-07T11:00:00Z';
/** The day on which one pupil left the first class, and another went over to the second. */
export const moved = '2026-11-11T12:00:00Z';

/** Two classes of one school, each with a facilitator of its own, and one of a neighbour school. */
export async function twoClasses() {
  const [{ id: schoolId }, { id: neighbourId }] = [await school(), await school()];
  const facilitator = await signedIn('instrutor', schoolId);
  const colleague = await signedIn('instrutor', schoolId);
  const neighbour = await signedIn('instrutor', neighbourId);
  const pupil = await signedIn('aluno', schoolId);
  const classmate = await signedIn('aluno', schoolId);
  const leaver = await signedIn('aluno', schoolId);
  const mover = await signedIn('aluno', schoolId);
  const stranger = await signedIn('aluno', neighbourId);
  const first = await schoolClass(schoolId, {
    facilitators: [facilitator],
    pupils: [pupil, classmate, leaver, mover],
  });
  const second = await schoolClass(schoolId, { facilitators: [colleague], pupils: [mover] });
  const foreign = await schoolClass(neighbourId, { facilitators: [neighbour], pupils: [stranger] });
  await db().enrolment.updateMany({ where: { schoolId }, data: { enrolledAt: new Date(began) } });
  await db().enrolment.updateMany({ where: { schoolId: neighbourId }, data: { enrolledAt: new Date(began) } });
  await db().enrolment.updateMany({ where: { classId: second.id }, data: { enrolledAt: new Date(moved) } });
  await db().enrolment.updateMany({
    where: { classId: first.id, studentId: { in: [leaver.actor.id, mover.actor.id] } },
    data: { leftAt: new Date(moved) },
  });
  const people = { facilitator, colleague, neighbour, pupil, classmate, leaver, mover, stranger };
  return { schoolId, neighbourId, ...people, first, second, foreign };
}
