import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { now } from '@/lib/platform/clock/clock';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { eachApart } from '@/lib/platform/jobs/each-apart';
import { NoInput } from '@/lib/platform/shapes';
import { tellWeek } from '../commands/tell-week';
import { toldWeek } from '../rules/weeks';

/** Before the weekend, each who teaches reads what the own classes asked, where they got stuck, and what would help. */
export const tellWeeks = defineJob({
  name: 'class-reading.tell-weeks',
  schema: NoInput,
  schedule: '0 15 * * 5',
  handle: async (_, { db, signal }) => {
    const week = toldWeek(schoolDay(now()));
    const found = await db.account.findMany({
      where: { tipo: 'instrutor', active: true, email: { not: null }, facilitator: { classes: { some: {} } } },
      orderBy: { id: 'asc' },
      select: { id: true },
    });
    const ids = found.map(({ id }) => id);
    await eachApart(ids, { job: 'class-reading.tell-weeks', signal, each: (id) => tellWeek(null, { id, week }) });
  },
});
