import { expect, it } from 'vitest';
import { GET as VERSION_PREVIEW } from '@/app/api/provas/versions/[id]/preview/route';
import { GET as PREVIEW } from '@/app/api/turmas/[id]/units/[unit]/test/preview/route';
import { schoolResults } from '@/lib/online-tests/queries/school-results';
import { db } from '@/lib/platform/db/client';
import { sampleQuestions } from '@/lib/question-bank/rules/sample-questions';
import { begunTest, classWithTest, releasedTest } from '@/tests/support/class-test';
import { send } from '@/tests/support/send';
import { answer, conclude, rightAnswers } from '@/tests/support/test-device';
import { draftedModel } from '@/tests/support/test-models';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

it('tells an advisor of linked schools what a class reached, and nothing of four pupils alone, or of a class for trying out', async () => {
  const { id: schoolId } = await school();
  const pupils = [1, 2, 3, 4, 5].map(() => signedIn('aluno', schoolId));
  const of = await classWithTest({ schoolId, pupils: await Promise.all(pupils) });
  await releasedTest(of);
  const [advisor, stranger] = [await signedIn('assessoria', schoolId), await signedIn('assessoria')];
  const results = async () => (await schoolResults(advisor.actor, {}))[0]?.tests[0];
  expect(await results()).toMatchObject({ unit: 1, taken: 0, mean: null });
  for (const [at, pupil] of (of.pupils as SignedIn[]).entries()) {
    const device = await begunTest(of, pupil);
    if (at < 4) await answer(device, await rightAnswers(device));
    await conclude(device);
    // Six of seven four times, and none: a mean from five on.
    expect(await results()).toMatchObject({ taken: at + 1, mean: at < 4 ? null : 69 });
  }
  expect(await schoolResults(stranger.actor, {})).toEqual([]);
  const told = JSON.stringify(await schoolResults(advisor.actor, {}));
  for (const { actor } of of.pupils as SignedIn[]) expect(told).not.toContain(actor.name);
  expect(told).not.toMatch(/prompt|value|right|studentId|answer/i);
  await db().schoolClass.update({ where: { id: of.classId }, data: { type: 'test' } });
  expect(await schoolResults(advisor.actor, {})).toEqual([]);
});

it('shows who teaches five questions before the release, without what is right in them', async () => {
  const of = await classWithTest();
  const path = `/turmas/${of.classId}/units/1/test/preview?versionId=${of.versionId}`;
  const params = { id: of.classId, unit: '1' };
  const { body } = await send(PREVIEW, { path, params, bearer: of.facilitator.bearer });
  expect(body).toMatchObject({ minutes: 10, questions: Array(5).fill({ prompt: expect.any(String) }) });
  expect(JSON.stringify(body)).not.toContain('explanation');
});

it('shows an administrator a whole draft as a pupil would get it, before anybody is given it', async () => {
  const questions = Object.values(sampleQuestions);
  const { version } = await draftedModel({ questions });
  const path = `/provas/versions/${version.id}/preview`;
  const { bearer } = await signedIn('admin');
  const { body } = await send(VERSION_PREVIEW, { path, params: { id: version.id }, bearer });
  const shown = body.questions as { kind: string }[];
  expect(shown.map(({ kind }) => kind).sort()).toEqual(questions.map(({ kind }) => kind).sort());
  expect(JSON.stringify(body)).not.toMatch(/explanation|tolerance|Que o laço repete/);
});
