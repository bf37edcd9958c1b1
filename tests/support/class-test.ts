import { POST as BEGIN } from '@/app/api/provas/attempts/[id]/begin/route';
import { POST as RELEASE } from '@/app/api/turmas/[id]/units/[unit]/test/release/route';
import { db } from '@/lib/platform/db/client';
import { sampleQuestions } from '@/lib/question-bank/rules/sample-questions';
import type { Question } from '@/lib/question-bank/schemas/questions';
import { runningClass } from './running-class';
import { send } from './send';
import { publishedModel } from './test-models';
import { type SignedIn, school, signedIn } from './world';

type Given = {
  schoolId?: string;
  facilitator?: SignedIn;
  pupils?: readonly SignedIn[];
  questions?: readonly Question[];
};

/** A running class whose first unit's test may be given: one question of each kind. */
export async function classWithTest(given: Given = {}) {
  const schoolId = given.schoolId ?? (await school()).id;
  const pupils = given.pupils ?? [await signedIn('aluno', schoolId), await signedIn('aluno', schoolId)];
  const running = await runningClass(schoolId, {
    pupils,
    ...(given.facilitator && { facilitators: [given.facilitator] }),
  });
  const questions = given.questions ?? Object.values(sampleQuestions);
  const { version } = await publishedModel({ moduleId: running.module.id, questions });
  return { classId: running.id, schoolId, facilitator: running.facilitator, pupils, versionId: version.id, running };
}
export type ClassWithTest = Awaited<ReturnType<typeof classWithTest>>;

const place = (classId: string, path = '') => ({
  path: `/turmas/${classId}/units/1/test${path}`,
  params: { id: classId, unit: '1' },
});

/** Something that who teaches does to the test. */
export function byTeacher(
  of: ClassWithTest,
  handler: Parameters<typeof send>[0],
  path: string,
  body: object,
  more: Record<string, string> = {},
) {
  const { params, ...at } = place(of.classId, path);
  const sent = { ...at, params: { ...params, ...more }, body };
  return send(handler, { method: 'POST', ...sent, bearer: of.facilitator.bearer });
}

export async function releasedTest(of: ClassWithTest, body: object = {}) {
  return byTeacher(of, RELEASE, '/release', { versionId: of.versionId, studentIds: null, ...body });
}

/** The attempt that is open to a pupil. */
export async function openAttempt(of: ClassWithTest, pupil: SignedIn): Promise<string> {
  const { id } = await db().testAttempt.findFirstOrThrow({
    where: { classId: of.classId, studentId: pupil.actor.id, archivedAt: null, state: { in: ['released', 'begun'] } },
  });
  return id;
}

export function beginTest(attemptId: string, pupil: SignedIn) {
  const path = `/provas/attempts/${attemptId}/begin`;
  return send(BEGIN, { method: 'POST', path, params: { id: attemptId }, body: {}, bearer: pupil.bearer });
}

/** Released to all of a class and begun by a pupil: what the pupil's device holds. */
export async function begunTest(of: ClassWithTest, pupil: SignedIn) {
  const attemptId = await openAttempt(of, pupil);
  const { body } = await beginTest(attemptId, pupil);
  return body as unknown as {
    attemptId: string;
    key: string;
    questions: { id: string; kind: string }[];
    deadline: number;
  };
}

/** What the device sends by the attempt's key. */
export function byKey(
  handler: Parameters<typeof send>[0],
  { attemptId, key }: { attemptId: string; key: string },
  path: string,
  body: object,
) {
  const headers = { 'x-attempt-key': key };
  return send(handler, {
    method: 'POST',
    path: `/provas/attempts/${attemptId}/${path}`,
    params: { id: attemptId },
    body,
    headers,
  });
}

/** As if the test had been begun earlier: nobody waits twenty minutes for a deadline. */
export async function agedBy(attemptId: string, seconds: number): Promise<void> {
  await db().$executeRaw`
    UPDATE test_attempts
       SET begun_at = begun_at - ${seconds} * interval '1 second', deadline = deadline - ${seconds} * interval '1 second'
     WHERE id = ${attemptId}::uuid`;
}
