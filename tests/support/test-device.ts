import { POST as ANSWERS } from '@/app/api/provas/attempts/[id]/answers/route';
import { POST as CONCLUDE } from '@/app/api/provas/attempts/[id]/conclude/route';
import { db } from '@/lib/platform/db/client';
import { begunTest, byKey, classWithTest, releasedTest } from './class-test';
import { send } from './send';
import type { SignedIn } from './world';

export type Device = Awaited<ReturnType<typeof begunTest>>;
export type Given = { questionId: string; seq: number; value: unknown };

export const answer = (device: Device, answers: Given[]) => byKey(ANSWERS, device, 'answers', { answers });
export const conclude = (device: Device, body: object = {}) =>
  byKey(CONCLUDE, device, 'conclude', { seq: 60_000, byTime: false, ...body });
export const statesOf = ({ body }: { body: Record<string, unknown> }) =>
  (body.answers as { state: string }[]).map(({ state }) => state);
export const stored = (device: Device, questionId: string) =>
  db().testAnswer.findUnique({ where: { attemptId_questionId: { attemptId: device.attemptId, questionId } } });
export const idOf = (device: Device, kind: string) =>
  device.questions.find((question) => question.kind === kind)?.id as string;
export const ofSession = (handler: Parameters<typeof send>[0], { attemptId }: Device, path: string, pupil: SignedIn) =>
  send(handler, {
    method: 'POST',
    path: `/provas/attempts/${attemptId}/${path}`,
    params: { id: attemptId },
    body: {},
    bearer: pupil.bearer,
  });

/** A class whose only pupil has begun. */
export async function begun() {
  const of = await classWithTest();
  await releasedTest(of);
  const [pupil] = of.pupils as [SignedIn];
  return { of, pupil, device: await begunTest(of, pupil) };
}

/** What is right, in the words of the version's own keys, as the pupil would send it. */
export async function rightAnswers(device: Device): Promise<Given[]> {
  const keys = await db().questionKey.findMany({
    where: { questionId: { in: device.questions.map(({ id }) => id) } },
    include: { question: { select: { kind: true } } },
  });
  return keys.map(({ questionId, right, question: { kind } }) => ({
    questionId,
    seq: 1000,
    value: kind === 'number' ? '12,5' : kind === 'shortText' ? 'Repete três vezes.' : right,
  }));
}
