import { now } from '@/lib/platform/clock/clock';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { NoInput } from '@/lib/platform/shapes';

/** This month and the next three: a job that does not run for a season still loses nothing, rows wait in `_other`. */
const monthsAhead = 4;

/** Every table that a migration has partitioned by month (prisma/README.md) gets the partitions of its next months. */
export const makePartitions = defineJob({
  name: 'access.make-partitions',
  schema: NoInput,
  schedule: '10 2 * * *',
  handle: (_, { db }) =>
    db.$queryRaw`
      SELECT make_month_partitions(c.relname::text, ${now()}, ${monthsAhead}::int)
        FROM pg_class c
       WHERE c.relkind = 'p' AND c.relnamespace = 'public'::regnamespace AND to_regclass(c.relname || '_other') IS NOT NULL`,
});
