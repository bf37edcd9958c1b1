import { expect, it } from 'vitest';
import { desk } from '@/lib/classroom/queries/desk';
import { adaptPlan } from '@/lib/lesson-plans/commands/adapt-plan';
import { updateAdaptedPlan } from '@/lib/lesson-plans/commands/update-adapted-plan';
import { db } from '@/lib/platform/db/client';
import { classInLesson, runningClass } from '@/tests/support/running-class';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

const own = {
  name: 'Minha aula',
  materials: 'Pilhas',
  steps: '1. **Minha roda (20 min).** Conversa.\n2. **Meu jogo (30 min).** Em duplas.',
  activity: 'Meu jogo',
  questions: '',
  facilitatorNotes: '',
};

async function adapted({ actor }: SignedIn, lessonCode: string): Promise<void> {
  const { revision } = await adaptPlan(actor, { lessonCode });
  await updateAdaptedPlan(actor, { lessonCode, revision, basedOnVersion: 1, ...own });
}

const stepsOf = async ({ actor }: SignedIn, classId: string) => {
  const { isAdapted, isAside, steps, materials } = (await desk(actor, { classId, number: 1 })).lesson;
  return { isAdapted, isAside, steps: steps.map(({ name }) => name), materials };
};

it('is the own adaptation of who teaches alone, and of several the plan that the class began with', async () => {
  const { id: schoolId } = await school();
  const { id: classId, facilitator, lesson } = await classInLesson(schoolId);
  const before = await stepsOf(facilitator, classId);
  expect(before).toMatchObject({ isAdapted: false, isAside: false });
  await adapted(facilitator, lesson.code);
  expect(await stepsOf(facilitator, classId)).toEqual({
    isAdapted: true,
    isAside: false,
    steps: ['Minha roda', 'Meu jogo'],
    materials: expect.stringContaining('Pilhas'),
  });
  const colleague = await signedIn('instrutor', schoolId);
  await db().classFacilitator.create({ data: { classId, facilitatorId: colleague.actor.id } });
  expect(await stepsOf(facilitator, classId)).toEqual({ ...before, isAside: true });
  expect(await stepsOf(colleague, classId)).toEqual(before);
});

it('comes with the test that ends the unit of the lesson, where there is one', async () => {
  const { id: schoolId } = await school();
  const { id: classId, facilitator } = await runningClass(schoolId);
  const unitOf = async () => (await desk(facilitator.actor, { classId, number: 1 })).testUnit;
  const pin = (tests: object[]) => db().pinnedModule.update({ where: { classId }, data: { tests } });
  await pin([{ unit: 2, name: 'A2' }]);
  expect(await unitOf()).toBeNull();
  await pin([{ unit: 1, name: 'A1' }]);
  expect(await unitOf()).toBe(1);
});
