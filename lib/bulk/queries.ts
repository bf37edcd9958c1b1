import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { RowRef } from '@/lib/platform/shapes';
import { abilities } from './abilities';
import { planReach } from './reach';
import { countsOf } from './rules';
import { PlanRead, type Step } from './schemas';

/** A plan with its steps, whether it was carried out or not. */
export const bulkPlan = defineQuery({
  name: 'bulk.plan',
  may: abilities['bulk:read'],
  input: RowRef,
  reply: PlanRead,
  run: async ({ db, actor, input: { id } }) => {
    const found = await db.bulkPlan.findFirst({
      where: within(planReach, actor, { id }),
      select: { id: true, kind: true, state: true, steps: true, createdAt: true, appliedAt: true, undoneAt: true },
    });
    if (!found) return null;
    const { createdAt, ...plan } = found;
    const steps = plan.steps as unknown as Step[];
    return { ...plan, steps, counts: countsOf(steps), plannedAt: createdAt };
  },
});
