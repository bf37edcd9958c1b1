import { now } from '@/lib/platform/clock/clock';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { NoInput } from '@/lib/platform/shapes';
import { countEngagement } from '../parts/count-engagement';

/** The days of all classes, every night, while nobody is in a lesson. */
export const countEngagementDays = defineJob({
  name: 'analytics.count-engagement',
  schema: NoInput,
  schedule: '0 2 * * *',
  handle: async (_, { db }) => countEngagement(db, now()),
});
