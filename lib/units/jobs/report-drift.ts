import { now } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { eachApart } from '@/lib/platform/jobs/each-apart';
import { log } from '@/lib/platform/log/log';
import { NoInput } from '@/lib/platform/shapes';
import { fail } from '../failures';
import { driftOfClass } from '../queries/drift-of-class';

const dayMs = 24 * 3600 * 1000;
/** Whatever could still touch the facts of a class that ended has had its chance by then. */
const lookedAtMs = 60 * dayMs;

/**
 * Counts closed units once more from the facts. It mends nothing: what was paid stands, and somebody must find out what
 * changed a fact that is final. So it fails, and an administrator sees it among the failed jobs.
 */
export const reportDrift = defineJob({
  name: 'units.report-drift',
  schema: NoInput,
  schedule: '40 3 * * *',
  retries: 0,
  handle: async (_, { db, signal }) => {
    const found = await db.unitClosing.findMany({
      where: { class: { OR: [{ endedAt: null }, { endedAt: { gt: new Date(now().getTime() - lookedAtMs) } }] } },
      distinct: ['classId'],
      select: { classId: true },
    });
    const ids = found.map(({ classId }) => classId);
    await eachApart(ids, { job: 'units.report-drift', signal, each: (classId) => refuseDrift(db, classId) });
  },
});

async function refuseDrift(tx: Tx, classId: string): Promise<void> {
  const drifts = await driftOfClass(tx, classId);
  if (drifts.length === 0) return;
  log().error({ classId, drifts }, 'what was paid is not what the facts say');
  fail('unit.drifted');
}
