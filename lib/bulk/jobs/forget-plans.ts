import { now } from '@/lib/platform/clock/clock';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { NoInput } from '@/lib/platform/shapes';
import { plansKeptDays } from '../rules';

const dayMs = 24 * 3600 * 1000;

/** Names and addresses of people are in a plan's steps: one that nobody applied goes the next day, the record in time. */
export const forgetPlans = defineJob({
  name: 'bulk.forget-plans',
  schema: NoInput,
  schedule: '40 3 * * *',
  handle: (_, { db }) => {
    const before = (days: number) => ({ lt: new Date(now().getTime() - days * dayMs) });
    return db.bulkPlan.deleteMany({
      where: {
        OR: [{ state: 'planned', createdAt: before(plansKeptDays.planned) }, { createdAt: before(plansKeptDays.done) }],
      },
    });
  },
});
