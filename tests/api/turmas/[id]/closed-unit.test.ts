import { expect, it } from 'vitest';
import { takeAttendance } from '@/lib/attendance/commands/take-attendance';
import { closeLesson } from '@/lib/lessons/commands/close-lesson';
import { db } from '@/lib/platform/db/client';
import { assessLesson } from '@/lib/self-assessments/commands/assess-lesson';
import { keyInSliders } from '@/lib/self-assessments/commands/key-in-sliders';
import { valueChallenges } from '@/lib/self-assessments/commands/value-challenges';
import { classInLesson } from '@/tests/support/running-class';
import { school, signedIn } from '@/tests/support/world';

it('a closed unit takes no mark, no slider and no value any more', async () => {
  const { id: schoolId } = await school();
  const pupil = await signedIn('aluno', schoolId);
  const { classId, number, facilitator } = await classInLesson(schoolId, { pupils: [pupil] });
  const tap = () => ({ classId, number, at: new Date().toISOString() });
  const studentId = pupil.actor.id;
  await takeAttendance(facilitator.actor, { ...tap(), marks: [{ studentId, state: 'absent' }] });
  await closeLesson(facilitator.actor, tap());
  const facts = [
    () => assessLesson(pupil.actor, { ...tap(), percent: 60 }),
    () => takeAttendance(facilitator.actor, { ...tap(), marks: [{ studentId, state: 'madeUp' }] }),
    () => valueChallenges(facilitator.actor, { ...tap(), values: [{ studentId, percent: 50 }] }),
    () => keyInSliders(facilitator.actor, { ...tap(), sliders: [{ studentId, percent: 50 }] }),
  ];
  for (const store of facts) await store();
  await db().unitClosing.create({ data: { classId, schoolId, unit: 1, closedAt: new Date(), warned: [] } });
  for (const store of facts) await expect(store()).rejects.toMatchObject({ code: 'unit.closed' });
});

it('of a pupil who stands in a list twice the last one is meant', async () => {
  const { id: schoolId } = await school();
  const pupil = await signedIn('aluno', schoolId);
  const { classId, number, facilitator } = await classInLesson(schoolId, { pupils: [pupil] });
  const tap = { classId, number, at: new Date().toISOString() };
  const studentId = pupil.actor.id;
  const twice = [50, 70].map((percent) => ({ studentId, percent }));
  const { sliders } = await keyInSliders(facilitator.actor, { ...tap, sliders: twice });
  expect(sliders).toMatchObject([{ studentId, percent: 70 }]);
  const { values } = await valueChallenges(facilitator.actor, { ...tap, values: twice });
  expect(values).toEqual([{ studentId, percent: 70 }]);
});
