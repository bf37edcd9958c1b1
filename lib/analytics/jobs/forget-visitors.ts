import { nobodysNow } from '@/lib/access/persons-kept';
import { now } from '@/lib/platform/clock/clock';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { NoInput } from '@/lib/platform/shapes';

/** Page views keep for a year whose they were. */
export const forgetVisitors = defineJob({
  name: 'analytics.forget-visitors',
  schema: NoInput,
  schedule: '25 3 * * *',
  handle: (_, { db }) => db.$executeRaw`UPDATE page_views SET user_id = NULL WHERE ${nobodysNow(now())}`,
});
