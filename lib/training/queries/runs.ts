import { defineQuery } from '@/lib/access/define-query';
import type { Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { changeOf, faultOf, isStalled } from '../rules/evaluation';
import { runsShown } from '../rules/limits';
import { RunDetail, RunList, RunRef } from '../schemas/evaluation';

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

export const runList = defineQuery({
  name: 'training.runs',
  may: abilities['evaluation:read'],
  input: NoInput,
  reply: RunList,
  run: async ({ db, now }) => ({ items: (await runs(db, Prisma.sql`true`)).map((row) => head(row, now)) }),
});

export const runById = defineQuery({
  name: 'training.run',
  may: abilities['evaluation:read'],
  input: RunRef,
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
