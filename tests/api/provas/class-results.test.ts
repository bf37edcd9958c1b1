import { expect, it } from 'vitest';
import { POST as REDO } from '@/app/api/turmas/[id]/units/[unit]/test/redo/route';
import { gradeShortTexts } from '@/lib/online-tests/commands/grade-short-texts';
import { testResults } from '@/lib/online-tests/queries/class-results';
import { classTests } from '@/lib/online-tests/queries/class-tests';
import { versionStatistics } from '@/lib/online-tests/queries/item-statistics';
import { db } from '@/lib/platform/db/client';
import { unitPreview } from '@/lib/units/queries/unit-preview';
import { begunTest, byTeacher, classWithTest, releasedTest } from '@/tests/support/class-test';
import { answer, conclude, rightAnswers } from '@/tests/support/test-device';
import { type SignedIn, signedIn } from '@/tests/support/world';

it('tells who teaches how the class did by question, topic and student, and nobody of another class', async () => {
  const of = await classWithTest();
  const place = { classId: of.classId, unit: 1 };
  await releasedTest(of);
  expect(await testResults(of.facilitator.actor, place)).toMatchObject({ pupils: [], questions: [] });
  const [first, second] = of.pupils as [SignedIn, SignedIn];
  const device = await begunTest(of, first);
  await answer(device, await rightAnswers(device));
  await conclude(device);
  await conclude(await begunTest(of, second));
  const results = await testResults(of.facilitator.actor, place);
  // Six of seven are graded by rules, and one of them by a person, who has not come yet.
  expect(results.questions.map(({ percent, taken }) => [percent, taken])).toEqual([...Array(6).fill([50, 2]), [0, 2]]);
  // Six of the thirteen that were graded.
  expect(results.topics).toEqual([{ name: 'Laços', taken: 14, percent: 46 }]);
  expect(Object.fromEntries(results.pupils.map(({ name, percent, cells }) => [name, [percent, cells.at(-1)]]))).toEqual(
    {
      [first.actor.name]: [86, null],
      [second.actor.name]: [0, 0],
    },
  );
  const stranger = await signedIn('instrutor');
  await expect(testResults(stranger.actor, place)).rejects.toThrow('MODEL_NOT_FOUND');
  await expect(testResults(first.actor, place)).rejects.toThrow();
});

it('counts who did the test again once, and tells of a question what the first time told', async () => {
  const of = await classWithTest();
  await releasedTest(of);
  const [pupil] = of.pupils as [SignedIn, SignedIn];
  await conclude(await begunTest(of, pupil));
  await byTeacher(of, REDO, '/redo', { versionId: of.versionId, studentIds: [pupil.actor.id] });
  const again = await begunTest(of, pupil);
  await answer(again, await rightAnswers(again));
  await conclude(again);
  const [own] = await classTests(of.facilitator.actor, {});
  expect(own?.tests[0]).toMatchObject({ open: 1, ended: 1 });
  const { actor: admin } = await signedIn('admin');
  const told = await versionStatistics(admin, { id: of.versionId });
  expect(told.map(({ taken, share }) => [taken, share])).toEqual(Array(7).fill([1, 0]));
});

it('warns who closes the unit of answers that wait for a grade or to be accepted, until they have it', async () => {
  const of = await classWithTest();
  await releasedTest(of);
  const [pupil] = of.pupils as [SignedIn, SignedIn];
  const device = await begunTest(of, pupil);
  await answer(device, await rightAnswers(device));
  await conclude(device);
  const warned = async () => {
    const preview = await unitPreview(of.facilitator.actor, { classId: of.classId, unit: 1 });
    return preview?.warnings.find(({ code }) => code === 'answers-ungraded')?.studentIds;
  };
  expect(await warned()).toEqual([pupil.actor.id]);
  const given = { attemptId: device.attemptId, question: { kind: 'shortText' as const } };
  const { questionId, seq } = await db().testAnswer.findFirstOrThrow({ where: given });
  const grades = [{ attemptId: device.attemptId, questionId, seq, score: 50 }];
  await gradeShortTexts(of.facilitator.actor, { classId: of.classId, unit: 1, grades });
  expect(await warned()).toBeUndefined();
  const late = { attemptId: device.attemptId, questionId, seq: seq + 1, value: 'mais', receivedAt: new Date() };
  await db().lateAnswer.create({ data: late });
  expect(await warned()).toEqual([pupil.actor.id]);
});
