import { expect, it } from 'vitest';
import { builtOnStudents, type StudentUndo } from '@/lib/imports/parts/students-since';
import { db } from '@/lib/platform/db/client';
import { closedLessons } from '@/tests/support/closed-lessons';
import { pupilsOf } from '@/tests/support/imports/pupils';
import { school, schoolClass } from '@/tests/support/world';

it('an import is not undone once somebody of it was marked in the class: who is new or known, and signed in or not', async () => {
  const { id: schoolId } = await school();
  const { id: classId } = await schoolClass(schoolId, {});
  const pupils = await pupilsOf(schoolId, 5);
  type Five = [string, string, string, string, string];
  const [isNew, known, valued, keyedIn, inTeam] = pupils.map(({ id }) => id) as Five;
  await db().account.updateMany({ where: { schoolId }, data: { firstAccess: true } });
  const enrolledAt = new Date();
  const enrolments = await Promise.all(
    pupils.map(({ id: studentId }) =>
      db().enrolment.create({
        data: { classId, schoolId, studentId, enrolledAt },
        select: { id: true, studentId: true },
      }),
    ),
  );
  const { revision } = await db().student.findUniqueOrThrow({ where: { id: known } });
  const undo: StudentUndo = {
    createdIds: pupils.map(({ id }) => id).filter((id) => id !== known),
    saved: [{ before: { id: known }, revision, isRenamed: false }] as unknown as StudentUndo['saved'],
    enrolments,
    guardians: { createdIds: [], renamed: [], ties: [] },
  };
  const since = () => db().$transaction((tx) => builtOnStudents(tx, undo));
  expect(await since()).toEqual([]);
  await closedLessons({ classId, schoolId, studentIds: [isNew, known], numbers: [1] });
  expect(await since()).toEqual([
    { path: 'Ana Lima 0', code: 'taught-since' },
    { path: 'Ana Lima 1', code: 'taught-since' },
  ]);
  // A value on the spot and a slider from paper stand before anybody took attendance.
  const { id: classLessonId } = await db().classLesson.findFirstOrThrow({ where: { classId }, select: { id: true } });
  const of = { classLessonId, schoolId, percent: 50 };
  await db().challengeValue.create({ data: { ...of, studentId: valued, setAt: new Date() } });
  await db().selfAssessment.create({ data: { ...of, studentId: keyedIn, assessedAt: new Date(), onPaper: true } });
  expect(await since()).toHaveLength(4);
  // The draft of the teams is older than the import; the pupil came into it since.
  const createdAt = new Date(enrolledAt.getTime() - 60_000);
  const { id: definitionId } = await db().teamDefinition.create({
    data: { classId, schoolId, project: 1, how: 'manual', createdAt },
  });
  const { id: teamId } = await db().team.create({ data: { definitionId, schoolId, number: 1 } });
  await db().teamMember.create({ data: { definitionId, schoolId, teamId, studentId: inTeam, position: 0 } });
  expect(await since()).toHaveLength(5);
});
