import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { currentScheme } from '@/lib/points/rules/scheme';
import { runningClass } from '@/tests/support/running-class';
import { school, signedIn } from '@/tests/support/world';

it('stores the scheme that classes which begin today take', async () => {
  const { values } = await db().pointScheme.findUniqueOrThrow({ where: { version: currentScheme.version } });
  expect(values).toEqual(currentScheme.values);
});

it('refuses to change or to delete a line, and to pay it twice', async () => {
  const { id: schoolId } = await school();
  const pupil = await signedIn('aluno', schoolId);
  const { id: classId, course, module } = await runningClass(schoolId, { pupils: [pupil] });
  const { id: journeyId } = await db().moduleJourney.create({
    data: { studentId: pupil.actor.id, schoolId, courseId: course.id, moduleCode: module.code },
  });
  const line = { journeyId, classId, schoolId, unit: 1, kind: 'merit' as const, ref: '1', amount: 60 };
  const stored = { ...line, schemeVersion: 1, basis: {} };
  const { id } = await db().pointEntry.create({ data: stored });
  await expect(db().pointEntry.create({ data: stored })).rejects.toThrow();
  await expect(db().pointEntry.update({ where: { id }, data: { amount: 61 } })).rejects.toThrow();
  await expect(db().pointEntry.delete({ where: { id } })).rejects.toThrow();
  expect(await db().pointEntry.findUnique({ where: { id } })).toMatchObject(line);
});
