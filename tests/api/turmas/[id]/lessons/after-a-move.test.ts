import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { enrolStudents } from '@/lib/class-life/commands/enrol-students';
import { unenrolStudents } from '@/lib/class-life/commands/unenrol-students';
import { askDoubt } from '@/lib/doubts/commands/ask-doubt';
import { withdrawDoubt } from '@/lib/doubts/commands/withdraw-doubt';
import { tickChallenge } from '@/lib/missions/commands/tick-challenge';
import { db } from '@/lib/platform/db/client';
import { assessLesson } from '@/lib/self-assessments/commands/assess-lesson';
import { closeUnit } from '@/lib/units/commands/close-unit';
import { warningCodes } from '@/lib/units/rules/unit-standing';
import { classOfSameModule } from '@/tests/support/class-of-same-module';
import { closedLessons, numbersOf } from '@/tests/support/closed-lessons';
import { classInLesson } from '@/tests/support/running-class';
import { school, signedIn } from '@/tests/support/world';

const iso = (ms: number) => new Date(ms).toISOString();

/** A pupil in a lesson, moved to another class of the module meanwhile: both, and when. */
async function moved() {
  const { id: schoolId } = await school();
  const pupil = await signedIn('aluno', schoolId);
  const content = { units: 3, lessonsEach: 5 };
  const { id: classId, facilitator, course, module } = await classInLesson(schoolId, { pupils: [pupil], content });
  const studentIds = [pupil.actor.id];
  const inLesson = Date.now();
  const other = await classOfSameModule({ schoolId, facilitator, course, module });
  await enrolStudents(facilitator.actor, { classId: other.id, studentIds });
  await unenrolStudents(facilitator.actor, { classId, studentIds });
  const { leftAt } = await db().enrolment.findFirstOrThrow({ where: { classId, studentId: pupil.actor.id } });
  const neighbour = await signedIn('aluno', schoolId);
  return {
    schoolId,
    pupil,
    classId,
    facilitator,
    other,
    studentIds,
    inLesson,
    afterwards: Number(leftAt) + 1,
    neighbour,
  };
}

it('a slider belongs to the lesson where its pupil was, also when it arrives after a move, until the unit is paid', async () => {
  const { schoolId, pupil, classId, facilitator, other, studentIds, inLesson, afterwards, neighbour } = await moved();
  const slide = (percent: number, at: number, who = pupil) =>
    assessLesson(who.actor, { classId, number: 1, percent, at: iso(at) });
  expect(await slide(60, inLesson)).toMatchObject({ percent: 60, late: false });
  expect(await db().selfAssessment.count({ where: { lesson: { classId }, studentId: pupil.actor.id } })).toBe(1);
  await expect(slide(70, afterwards)).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
  await expect(slide(10, inLesson, neighbour)).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });

  await closedLessons({ classId: other.id, schoolId, studentIds, numbers: numbersOf(1) });
  const ticked = [...warningCodes];
  await closeUnit(facilitator.actor, { classId: other.id, unit: 1, typed: 1, ticked, understood: true });
  await expect(slide(80, inLesson)).rejects.toMatchObject({ code: 'unit.closed' });
});

it('so does a doubt, and that it was taken back', async () => {
  const { pupil, classId, inLesson, afterwards, neighbour } = await moved();
  const doubtId = randomUUID();
  const asked = { classId, number: 1, doubtId, text: 'O motor gira ao contrário.', at: iso(inLesson) };
  expect(await askDoubt(pupil.actor, asked)).toMatchObject({ id: doubtId, state: 'waiting' });
  const later = { ...asked, doubtId: randomUUID(), at: iso(afterwards) };
  await expect(askDoubt(pupil.actor, later)).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
  await expect(askDoubt(neighbour.actor, asked)).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
  const { text: _, ...takenBack } = asked;
  expect(await withdrawDoubt(pupil.actor, takenBack)).toMatchObject({ state: 'withdrawn' });
});

it('so does the tick of a challenge', async () => {
  const { pupil, classId, inLesson, afterwards, neighbour } = await moved();
  const { missions } = await db().pinnedModule.findUniqueOrThrow({ where: { classId } });
  const [{ unit, challenges }] = missions as [{ unit: 1; challenges: [{ key: string }] }];
  const tick = (at: number, who = pupil) =>
    tickChallenge(who.actor, { classId, unit, challenge: challenges[0].key, done: true, at: iso(at) });
  expect(await tick(inLesson)).toMatchObject({ own: true });
  expect(await db().challengeTick.count({ where: { classId, studentId: pupil.actor.id, own: true } })).toBe(1);
  await expect(tick(afterwards)).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
  await expect(tick(inLesson, neighbour)).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
});
