import * as z from 'zod/mini';
import { answerOnce } from '@/lib/assistant/answering/answer-once';
import { now } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';
import type { EvaluationQuestion } from '@/lib/platform/db/generated/client';
import { Failure } from '@/lib/platform/errors/failures';
import { defineJob, type JobContext } from '@/lib/platform/jobs/define-job';
import { evaluationChanges } from '../live';
import { citedNumbers, type Fault, faultCode, faultsOf } from '../rules/evaluation';

/** At once: as many as a small model of a school's own bears beside its classes. */
const lanes = 3;

/**
 * Asks every question that has no result in this run yet. What a model refuses is tried again with the job; only the
 * last attempt takes it for an answer.
 */
export const runEvaluation = defineJob({
  name: 'training.run-evaluation',
  schema: z.object({ runId: z.uuid() }),
  retries: 4,
  handle: async ({ runId }, { db, signal, lastAttempt }) => {
    const run = await db.evaluationRun.findUnique({
      where: { id: runId },
      include: { results: { select: { questionId: true } } },
    });
    if (!run || run.finishedAt) return;
    const asked = run.results.map(({ questionId }) => questionId);
    const left = await db.evaluationQuestion.findMany({
      where: { createdAt: { lte: run.createdAt }, id: { notIn: asked } },
      orderBy: { id: 'asc' },
    });
    const refusals: unknown[] = [];
    const lane = async () => {
      for (let question = left.shift(); question; question = left.shift()) {
        signal.throwIfAborted();
        await judge(db, runId, question, { signal, lastAttempt }).catch((error: unknown) => refusals.push(error));
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    signal.throwIfAborted();
    if (refusals.length > 0) await Promise.reject(refusals[0]);
    await db.evaluationRun.updateMany({ where: { id: runId, finishedAt: null }, data: { finishedAt: now() } });
    await evaluationChanges.tell(db);
  },
});

async function judge(db: Tx, runId: string, question: EvaluationQuestion, { signal, lastAttempt }: JobContext) {
  const given = await asked(question, signal).catch((error: unknown) => {
    if (signal.aborted || !lastAttempt) return Promise.reject(error);
    const about = error instanceof Failure ? error.code : 'server.failed';
    return { content: '', cited: [], answeredBy: '', faults: [{ kind: 'unanswered', about } as const] };
  });
  const faults: readonly Fault[] = given.faults ?? faultsOf(question, given);
  await db.evaluationResult.createMany({
    data: [
      {
        runId,
        questionId: question.id,
        question: question.question,
        answer: given.content,
        cited: given.cited,
        faults: faults.map(faultCode),
        createdAt: now(),
      },
    ],
    // Two jobs of one run may meet here: the first answer counts.
    skipDuplicates: true,
  });
  if (given.answeredBy) {
    await db.evaluationRun.updateMany({ where: { id: runId, answeredBy: '' }, data: { answeredBy: given.answeredBy } });
  }
  await evaluationChanges.tell(db);
}

async function asked({ question, subject, tipo, schoolYear, locale }: EvaluationQuestion, signal: AbortSignal) {
  const reader = { tipo, schoolYear, locale: locale === 'en' ? ('en' as const) : ('pt-BR' as const) };
  const { content, passages, answeredBy } = await answerOnce({ actor: null, question, subject, reader, signal });
  const cited = citedNumbers(content, passages.length).map((number) => passages[number - 1]?.address ?? '');
  return { content, cited, answeredBy, faults: undefined };
}
