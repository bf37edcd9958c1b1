import * as z from 'zod/mini';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { lockName } from '@/lib/platform/db/lock';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { runEvaluation } from '../jobs/run-evaluation';
import { evaluationChanges } from '../live';
import { isStalled } from '../rules/evaluation';

/** Given by the browser, so that sending it again starts nothing more. */
const RunStart = z.object({ id: z.optional(z.uuid()) });

/** One run at a time: whoever comes second joins it. One that nobody works at any more gets a new job. */
export const startRun = defineCommand({
  name: 'training.start-run',
  may: abilities['evaluation:run'],
  input: RunStart,
  reply: z.object({ id: z.uuid(), joined: z.boolean() }),
  changes: evaluationChanges,
  target: noTarget,
  run: async ({ tx, actor, input: { id }, now }) => {
    await lockName(tx, 'training.runs');
    const open = await tx.evaluationRun.findFirst({
      where: { OR: [{ finishedAt: null }, ...(id ? [{ id }] : [])] },
      include: { results: { select: { createdAt: true }, orderBy: { createdAt: 'desc' }, take: 1 } },
    });
    if (open) {
      const heardAt = open.results[0]?.createdAt ?? open.createdAt;
      return { id: open.id, joined: true, isToRun: !open.finishedAt && isStalled(heardAt, now) };
    }
    const asked = await tx.evaluationQuestion.count();
    refuseUnless(asked > 0, 'evaluation.nothing-to-ask');
    const run = await tx.evaluationRun.create({
      data: { ...(id && { id }), answeredBy: '', asked, startedById: actor.id, createdAt: now },
      select: { id: true },
    });
    return { id: run.id, joined: false, isToRun: true };
  },
  after: async ({ tx, result: { id, isToRun } }) => {
    if (isToRun) await runEvaluation.enqueue(tx, { runId: id });
  },
});
