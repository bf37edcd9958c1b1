import { expect, it } from 'vitest';
import { enrolStudents } from '@/lib/class-life/commands/enrol-students';
import { unenrolStudents } from '@/lib/class-life/commands/unenrol-students';
import { db } from '@/lib/platform/db/client';
import { assessLesson } from '@/lib/self-assessments/commands/assess-lesson';
import { closeUnit } from '@/lib/units/commands/close-unit';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import { classOfSameModule } from '@/tests/support/class-of-same-module';
import { closedLessons, numbersOf } from '@/tests/support/closed-lessons';
import { classInLesson } from '@/tests/support/running-class';
import { school, signedIn } from '@/tests/support/world';

const iso = (ms: number) => new Date(ms).toISOString();

it('a slider belongs to the lesson where its pupil was, also when it arrives after a move, until the unit is paid', async () => {
  const { id: schoolId } = await school();
  const pupil = await signedIn('aluno', schoolId);
  const content = { units: 3, lessonsEach: 5 };
  const { id: classId, facilitator, course, module } = await classInLesson(schoolId, { pupils: [pupil], content });
  const studentIds = [pupil.actor.id];
  const inLesson = Date.now();
  const slide = (percent: number, at: number) =>
    assessLesson(pupil.actor, { classId, number: 1, percent, at: iso(at) });
  const other = await classOfSameModule({ schoolId, facilitator, course, module });
  await enrolStudents(facilitator.actor, { classId: other.id, studentIds });
  await unenrolStudents(facilitator.actor, { classId, studentIds });
  const { leftAt } = await db().enrolment.findFirstOrThrow({ where: { classId, studentId: pupil.actor.id } });

  expect(await slide(60, inLesson)).toMatchObject({ percent: 60, late: false });
  expect(await db().selfAssessment.count({ where: { lesson: { classId }, studentId: pupil.actor.id } })).toBe(1);
  await expect(slide(70, Number(leftAt) + 1)).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
  const neighbour = await signedIn('aluno', schoolId);
  const never = assessLesson(neighbour.actor, { classId, number: 1, percent: 10, at: iso(inLesson) });
  await expect(never).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });

  await closedLessons({ classId: other.id, schoolId, studentIds, numbers: numbersOf(1) });
  const ticked = [...warningCodes];
  await closeUnit(facilitator.actor, { classId: other.id, unit: 1, typed: 1, ticked, understood: true });
  await expect(slide(80, inLesson)).rejects.toMatchObject({ code: 'unit.closed' });
});
