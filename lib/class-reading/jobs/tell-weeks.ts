import * as z from 'zod/mini';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { now } from '@/lib/platform/clock/clock';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { EmailAddress } from '@/lib/platform/mail/email-address';
import { NoInput } from '@/lib/platform/shapes';
import { tellWeek } from '../parts/tell-week';
import { weekOf } from '../rules/weeks';

/** Before the weekend, each who teaches reads what the own classes asked, where they got stuck, and what would help. */
export const tellWeeks = defineJob({
  name: 'class-reading.tell-weeks',
  schema: NoInput,
  schedule: '0 15 * * 5',
  handle: async (_, { db, signal }) => {
    const week = weekOf(schoolDay(now()));
    const found = await db.account.findMany({
      where: { tipo: 'instrutor', active: true, email: { not: null }, facilitator: { classes: { some: {} } } },
      orderBy: { id: 'asc' },
      select: { id: true, name: true, email: true },
    });
    for (const { email, ...who } of found) {
      if (signal.aborted) return;
      // A wrong address costs nobody else the mail.
      const address = z.safeParse(EmailAddress, email);
      if (address.success) await tellWeek({ ...who, email: address.data }, week);
    }
  },
});
