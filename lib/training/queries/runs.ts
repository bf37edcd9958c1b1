import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import type { Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { NoInput, RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { changeOf, faultKinds, faultOf, isStalled } from '../rules/evaluation';
import { runsShown } from '../rules/limits';

type Row = {
  id: string;
  answeredBy: string;
  asked: number;
  answered: number;
  passed: number;
  createdAt: Date;
  finishedAt: Date | null;
  heardAt: Date;
};

/** Counted from the results, so that no score can differ from them. */
function runs(db: Pick<Tx, '$queryRaw'>, where: Prisma.Sql): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT r.id::text, r.answered_by AS "answeredBy", r.asked, r.created_at AS "createdAt", r.finished_at AS "finishedAt",
           count(e.run_id)::int AS answered, count(*) FILTER (WHERE cardinality(e.faults) = 0)::int AS passed,
           greatest(max(e.created_at), r.created_at) AS "heardAt"
      FROM evaluation_runs r LEFT JOIN evaluation_results e ON e.run_id = r.id
     WHERE ${where} GROUP BY r.id ORDER BY r.created_at DESC, r.id DESC LIMIT ${runsShown}`;
}

function head({ createdAt, finishedAt, heardAt, ...run }: Row, now: Date) {
  return {
    ...run,
    startedAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    stalled: !finishedAt && isStalled(heardAt, now),
  };
}

const runHead = {
  id: z.uuid(),
  answeredBy: z.string(),
  /** How many there were to ask, how many were, and how many of these were answered well. */
  asked: z.int(),
  answered: z.int(),
  passed: z.int(),
  startedAt: z.string(),
  finishedAt: z.nullable(z.string()),
  stalled: z.boolean(),
};

export const runList = defineQuery({
  name: 'training.runs',
  may: abilities['evaluation:read'],
  input: NoInput,
  reply: z.object({ items: z.array(z.object(runHead)) }),
  run: async ({ db, now }) => ({ items: (await runs(db, Prisma.sql`true`)).map((row) => head(row, now)) }),
});

const fault = z.object({ kind: z.enum(faultKinds), about: z.string() });

const RunDetail = z.object({
  ...runHead,
  /** The finished run before it, which it is compared with. */
  before: z.nullable(z.object({ id: z.uuid(), startedAt: z.string() })),
  results: z.array(
    z.object({
      questionId: z.uuid(),
      question: z.string(),
      answer: z.string(),
      cited: z.array(z.string()),
      faults: z.array(fault),
      change: z.enum(['newly-failed', 'newly-passed', 'same', 'new']),
    }),
  ),
});

export const runById = defineQuery({
  name: 'training.run',
  may: abilities['evaluation:read'],
  input: RowRef,
  reply: RunDetail,
  run: async ({ db, input: { id }, now }) => {
    const [run] = await runs(db, Prisma.sql`r.id = ${id}::uuid`);
    if (!run) return null;
    const before = await db.evaluationRun.findFirst({
      where: { createdAt: { lt: run.createdAt }, finishedAt: { not: null } },
      orderBy: { createdAt: 'desc' },
      include: { results: { select: { questionId: true, faults: true } } },
    });
    const results = await db.evaluationResult.findMany({ where: { runId: id }, orderBy: { questionId: 'asc' } });
    return {
      ...head(run, now),
      before: before && { id: before.id, startedAt: before.createdAt.toISOString() },
      results: results.map(({ questionId, question, answer, cited, faults }) => ({
        questionId,
        question,
        answer,
        cited,
        faults: faults.map(faultOf),
        change: before ? changeOf({ questionId, faults }, before.results) : ('same' as const),
      })),
    };
  },
});
