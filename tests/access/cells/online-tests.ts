import { POST as KEY } from '@/app/api/provas/attempts/[id]/answerKey/route';
import { POST as ANSWERS } from '@/app/api/provas/attempts/[id]/answers/route';
import { POST as CONCLUDE } from '@/app/api/provas/attempts/[id]/conclude/route';
import { attemptKey } from '@/lib/online-tests/parts/attempt-key';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/env';
import { carriedPacket } from '@/tests/support/carried-packet';
import { beginTest, byKey, classWithTest, openAttempt, releasedTest } from '@/tests/support/class-test';
import { send } from '@/tests/support/send';
import { type SignedIn, signedIn } from '@/tests/support/world';
import type { Cell, Row, Sent } from './cell';

type State = 'none' | 'released' | 'begun' | 'concluded' | 'shown';

/** A running class with a test that is given to its one pupil, who may have begun, ended, or seen the key. */
async function givenTest({ schoolId, owner }: Row, state: State) {
  const pupil = owner.actor.tipo === 'aluno' ? owner : await signedIn('aluno', schoolId);
  const facilitator = owner.actor.tipo === 'instrutor' ? owner : await signedIn('instrutor', schoolId);
  const of = await classWithTest({ schoolId, facilitator, pupils: [pupil] });
  const given = { ...of, studentId: pupil.actor.id, attemptId: '', key: '', questionId: '' };
  if (state === 'none') return given;
  await releasedTest(of);
  const attemptId = await openAttempt(of, pupil);
  const key = attemptKey(env().AUTH_SECRET, attemptId);
  const { id: questionId } = await db().testQuestion.findFirstOrThrow({
    where: { versionId: of.versionId, kind: 'shortText' },
    select: { id: true },
  });
  const begun = { ...given, attemptId, key, questionId };
  if (state !== 'released') await takenTo(begun, pupil, state);
  return begun;
}
type Given = Awaited<ReturnType<typeof givenTest>>;

async function takenTo(given: Given, pupil: SignedIn, state: State): Promise<void> {
  await beginTest(given.attemptId, pupil);
  if (state === 'begun') return;
  const answers = [{ questionId: given.questionId, seq: 1, value: 'Repete três vezes.' }];
  await byKey(ANSWERS, given, 'answers', { answers });
  await byKey(CONCLUDE, given, 'conclude', { seq: 1, byTime: false });
  if (state !== 'shown') return;
  const { attemptId: id } = given;
  const path = `/provas/attempts/${id}/answerKey`;
  await send(KEY, { method: 'POST', path, params: { id }, body: {}, bearer: pupil.bearer });
}

/** What is done to the test of a class, or read of it, by who teaches it. */
function ofClass(
  path: (given: Given) => string,
  state: State,
  body?: (given: Given) => object | Promise<object>,
): Cell {
  return {
    owner: 'instrutor',
    rows: 'person',
    request: async (row) => {
      const given = await givenTest(row, state);
      const params = { id: given.classId, unit: '1', attempt: given.attemptId };
      return {
        path: `/turmas/${given.classId}/units/1/test${path(given)}`,
        params,
        ...(body && { body: await body(given) }),
      };
    },
  };
}

function ofPupil(path: string, state: State): Cell {
  return {
    owner: 'aluno',
    rows: 'person',
    request: async (row) => {
      const { attemptId: id } = await givenTest(row, state);
      return { path: `/provas/attempts/${id}/${path}`, params: { id }, body: {} };
    },
  };
}

/** Whoever has the attempt's key is who took the test: who is signed in is never asked. */
function keyed(path: string, body: (given: Given) => object): Cell {
  return {
    owner: 'aluno',
    alsoMay: 'anyone',
    rows: 'catalogue',
    request: async (row): Promise<Sent> => {
      const given = await givenTest(row, 'begun');
      const { attemptId: id, key } = given;
      const headers = { 'x-attempt-key': key };
      return { path: `/provas/attempts/${id}/${path}`, params: { id }, headers, body: body(given) };
    },
  };
}

const own = '/turmas/{id}/units/{unit}/test';
const pupils = ({ studentId }: Given) => ({ studentIds: [studentId] });

export const onlineTestCells: Record<string, Cell> = {
  [`GET ${own}`]: ofClass(() => '', 'begun'),
  [`POST ${own}/release`]: ofClass(
    () => '/release',
    'none',
    ({ versionId }) => ({ versionId, studentIds: null }),
  ),
  [`POST ${own}/redo`]: ofClass(
    () => '/redo',
    'concluded',
    (given) => ({ versionId: given.versionId, ...pupils(given) }),
  ),
  [`POST ${own}/reset`]: ofClass(
    () => '/reset',
    'concluded',
    ({ studentId }) => ({ studentId }),
  ),
  [`POST ${own}/extraMinutes`]: ofClass(
    () => '/extraMinutes',
    'begun',
    (given) => ({ minutes: 5, ...pupils(given) }),
  ),
  [`POST ${own}/conclude`]: ofClass(() => '/conclude', 'begun', pupils),
  [`POST ${own}/attempts/{attempt}/late`]: ofClass(
    ({ attemptId }) => `/attempts/${attemptId}/late`,
    'concluded',
    () => ({}),
  ),
  [`POST ${own}/packets`]: ofClass(
    () => '/packets',
    'begun',
    async (given) => ({
      packet: await carriedPacket(given, [{ questionId: given.questionId, seq: 1, value: 'Repete.' }]),
    }),
  ),
  [`GET ${own}/attempts/{attempt}`]: ofClass(({ attemptId }) => `/attempts/${attemptId}`, 'concluded'),
  [`POST ${own}/texts`]: ofClass(
    () => '/texts',
    'concluded',
    ({ attemptId, questionId }) => ({
      grades: [{ attemptId, questionId, seq: 1, score: 50 }],
    }),
  ),
  [`GET ${own}/preview`]: ofClass(({ versionId }) => `/preview?versionId=${versionId}`, 'none'),
  [`GET ${own}/texts`]: ofClass(() => '/texts', 'concluded'),
  'GET /provas/mine': {
    owner: 'aluno',
    rows: 'catalogue',
    request: async () => ({ path: '/provas/mine' }),
  },
  'POST /provas/attempts/{id}/begin': ofPupil('begin', 'released'),
  'POST /provas/attempts/{id}/answerKey': ofPupil('answerKey', 'concluded'),
  'POST /provas/attempts/{id}/answerKey/shown': ofPupil('answerKey/shown', 'shown'),
  'POST /provas/attempts/{id}/answers': keyed('answers', ({ questionId }) => ({
    answers: [{ questionId, seq: 1, value: 'Repete três vezes.' }],
  })),
  'POST /provas/attempts/{id}/conclude': keyed('conclude', () => ({ seq: 1, byTime: false })),
  'POST /provas/attempts/{id}/standing': keyed('standing', () => ({})),
};
