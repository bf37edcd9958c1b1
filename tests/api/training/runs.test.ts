import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/training/runs/[id]/route';
import { GET as LIST, POST } from '@/app/api/training/runs/route';
import { db } from '@/lib/platform/db/client';
import { runEvaluation } from '@/lib/training/jobs/run-evaluation';
import { stalledAfterMs } from '@/lib/training/rules/limits';
import { baseData, storedBase } from '@/tests/support/knowledge/stored-base';
import { send } from '@/tests/support/send';
import { questionData, storedQuestion } from '@/tests/support/training/stored-question';
import { type SignedIn, signedIn } from '@/tests/support/world';

let advisor: SignedIn;
beforeAll(async () => {
  advisor = await signedIn('assessoria');
});

afterEach(async () => {
  await db().evaluationRun.deleteMany();
  await db().evaluationQuestion.deleteMany();
});

type Started = { id: string; joined: boolean };
type Fault = { kind: string; about: string };
type Run = {
  asked: number;
  answered: number;
  passed: number;
  finishedAt: string | null;
  answeredBy: string;
  before: { id: string } | null;
  results: { questionId: string; question: string; cited: string[]; faults: Fault[]; change: string }[];
};

async function start(body: object = {}) {
  return send(POST, { method: 'POST', path: '/training/runs', bearer: advisor.bearer, body });
}

async function started(): Promise<string> {
  return ((await start()).body as unknown as Started).id;
}

async function read(id: string): Promise<Run> {
  const { status, body } = await send(GET, { path: `/training/runs/${id}`, params: { id }, bearer: advisor.bearer });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as Run;
}

const work = (runId: string, lastAttempt = false, signal = new AbortController().signal) =>
  runEvaluation.run({ runId }, { signal, lastAttempt });

const jobsOf = (runId: string) =>
  db().$queryRaw<unknown[]>`
    SELECT 1 FROM pgboss.job WHERE name = 'training.run-evaluation' AND data->>'runId' = ${runId}`;

/** One question that the material answers, and one that it cannot. */
async function twoQuestions() {
  const mark = randomUUID().slice(0, 8).replace(/\d/g, 'k');
  const base = baseData(mark);
  const { id: subject, topics } = await storedBase({
    ...base,
    topics: [{ topic: `Zunzum ${mark}`, suggestions: [], body: `Um zunzum${mark} repete três vezes.` }],
  });
  const address = `/knowledgebase/${topics[0]?.id}`;
  const good = await storedQuestion({
    ...questionData(mark),
    question: `O que é um zunzum${mark}?`,
    subject,
    mustCite: [address],
    mustSay: [`zunzum${mark}`],
  });
  const bad = await storedQuestion({
    ...questionData(mark),
    question: `Como funciona o zunzum${mark}?`,
    subject,
    mustSay: [`palavra-que-falta-${mark}`],
    mustNotSay: [`zunzum${mark}`],
  });
  return { good, bad, address, mark };
}

describe('POST /training/runs', () => {
  it('asks nothing where there is nothing to ask', async () => {
    expect((await start()).body.code).toBe('evaluation.nothing-to-ask');
  });

  it('starts one run and one job, however many ask at once; a finished one makes room', async () => {
    await storedQuestion();
    const answers = await Promise.all([start(), start(), start()]);
    const runs = answers.map(({ body }) => body as unknown as Started);
    expect(new Set(runs.map(({ id }) => id)).size).toBe(1);
    expect(runs.filter(({ joined }) => !joined)).toHaveLength(1);
    const [{ id } = { id: '' }] = runs;
    expect(await jobsOf(id)).toHaveLength(1);
    await work(id, true);
    expect(await started()).not.toBe(id);
  });

  it('gives a run that nobody works at any more a new job', async () => {
    await storedQuestion();
    const id = await started();
    expect((await start()).body).toEqual({ id, joined: true });
    expect(await jobsOf(id)).toHaveLength(1);
    await db().evaluationRun.update({
      where: { id },
      data: { createdAt: new Date(Date.now() - stalledAfterMs - 1000) },
    });
    expect((await start()).body).toEqual({ id, joined: true });
    expect(await jobsOf(id)).toHaveLength(2);
  });

  it('is the same run when the browser sends it again', async () => {
    await storedQuestion();
    const id = randomUUID();
    expect((await start({ id })).body).toEqual({ id, joined: false });
    await work(id, true);
    expect((await start({ id })).body).toEqual({ id, joined: true });
  });
});

describe('a run', () => {
  it('judges every answer of the current set-up, and says what was wrong', async () => {
    const { good, bad, address, mark } = await twoQuestions();
    const id = await started();
    expect(await read(id)).toMatchObject({ asked: 2, answered: 0, finishedAt: null, results: [] });
    await work(id);
    const run = await read(id);
    expect(run).toMatchObject({ asked: 2, answered: 2, passed: 1, before: null });
    expect(run.finishedAt).not.toBeNull();
    expect(run.answeredBy).not.toBe('');
    const resultOf = (question: { id: string }) => run.results.find(({ questionId }) => questionId === question.id);
    expect(resultOf(good)).toMatchObject({ faults: [], change: 'same' });
    expect(resultOf(good)?.cited.some((cited) => cited.startsWith(address))).toBe(true);
    expect(resultOf(bad)?.faults).toEqual([
      { kind: 'not-said', about: `palavra-que-falta-${mark}` },
      { kind: 'said', about: `zunzum${mark}` },
    ]);
    const { body } = await send(LIST, { path: '/training/runs', bearer: advisor.bearer });
    expect(body.items).toMatchObject([{ id, asked: 2, answered: 2, passed: 1 }]);
  });

  it('goes on where a worker ended: nothing is asked twice', async () => {
    const { good } = await twoQuestions();
    const id = await started();
    await db().evaluationResult.create({
      data: { runId: id, questionId: good.id, question: good.question, answer: 'antes', faults: ['not-cited'] },
    });
    const ended = new AbortController();
    ended.abort(new Error('the worker ends'));
    await expect(work(id, true, ended.signal)).rejects.toThrow('the worker ends');
    expect(await read(id)).toMatchObject({ answered: 1, finishedAt: null });
    await Promise.all([work(id), work(id)]);
    await work(id);
    const run = await read(id);
    expect(run).toMatchObject({ asked: 2, answered: 2, passed: 0 });
    expect(run.results.find(({ questionId }) => questionId === good.id)?.faults).toEqual([
      { kind: 'not-cited', about: '' },
    ]);
  });

  it('is compared with the finished one before it', async () => {
    const { good, bad, mark } = await twoQuestions();
    const first = await started();
    await work(first);
    const swap = { tipo: 'instrutor' as const, mustNotSay: [] as string[] };
    await db().evaluationQuestion.update({ where: { id: good.id }, data: { ...swap, mustSay: ['nada disso'] } });
    await db().evaluationQuestion.update({ where: { id: bad.id }, data: { ...swap, mustSay: [`zunzum${mark}`] } });
    const added = await storedQuestion();
    const second = await started();
    await work(second);
    const { before, results } = await read(second);
    expect(before?.id).toBe(first);
    const changes = new Map(results.map(({ questionId, change }) => [questionId, change]));
    expect(changes).toEqual(
      new Map([
        [good.id, 'newly-failed'],
        [bad.id, 'newly-passed'],
        [added.id, 'new'],
      ]),
    );
  });

  it('that is not there is a 404', async () => {
    const id = randomUUID();
    const { status } = await send(GET, { path: `/training/runs/${id}`, params: { id }, bearer: advisor.bearer });
    expect(status).toBe(404);
  });
});
