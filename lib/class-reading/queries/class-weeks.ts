import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { abilities } from '../abilities';
import { readClassReach } from '../reach/read-classes';
import { weeksUntil } from '../rules/weeks';
import { ClassWeekShown, ClassWeeksShown, Week } from '../schemas/classes';
import { heads, summedUp } from './summed-weeks';

/** A Monday; without one, or with one that is too long ago, this week. */
const WeekWanted = z.object({ week: z.optional(Week) });

/** Each class that the caller is responsible for, with what it asked. */
export const classWeeks = defineQuery({
  name: 'class-reading.class-weeks',
  may: abilities['class-conversation:read'],
  hiddenWhileSeeing: true,
  input: WeekWanted,
  reply: ClassWeeksShown,
  run: async ({ db, actor, input, now }) => {
    const classes = await db.schoolClass.findMany({
      where: within(readClassReach, actor),
      select: heads,
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    });
    const asked = weekAsked(input.week, now);
    return { ...asked, items: await summedUp(db, classes, asked.week) };
  },
});

export const classWeek = defineQuery({
  name: 'class-reading.class-week',
  may: abilities['class-conversation:read'],
  hiddenWhileSeeing: true,
  input: z.object({ classId: z.uuid(), week: z.optional(Week) }),
  reply: ClassWeekShown,
  run: async ({ db, actor, input: { classId, week }, now }) => {
    const where = within(readClassReach, actor, { id: classId });
    const classes = await db.schoolClass.findMany({ where, select: heads });
    const asked = weekAsked(week, now);
    const [item] = await summedUp(db, classes, asked.week);
    return item ? { ...asked, item } : null;
  },
});

/** A bookmark outlives its week: what is too long ago is this week. */
function weekAsked(week: string | undefined, now: Date): { week: string; weeks: string[] } {
  const weeks = weeksUntil(schoolDay(now));
  return { week: weeks.find((each) => each === week) ?? String(weeks[0]), weeks };
}
