import { db } from '@/lib/platform/db/client';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { NoInput } from '@/lib/platform/shapes';

/** Runs every minute and leaves a row. */
export const tick = defineJob({
  name: 'tests.tick',
  schema: NoInput,
  schedule: '* * * * *',
  handle: () => db().$executeRaw`INSERT INTO ticks DEFAULT VALUES`,
});
