import { nobodysNow } from '@/lib/access/persons-kept';
import { now } from '@/lib/platform/clock/clock';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { NoInput } from '@/lib/platform/shapes';

const name = 'analytics.forget-visitors';

/** Page views keep for a year whose they were. */
export const forgetVisitors = defineJob({
  name,
  schema: NoInput,
  schedule: '25 3 * * *',
  handle: async (_, { db }) => {
    const nobodys = await nobodysNow({ db, job: name, now: now() });
    await db.$executeRaw`UPDATE page_views SET user_id = NULL WHERE ${nobodys}`;
  },
});
