import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { smallTalkOf } from '@/lib/assistant/rules/guide-small-talk';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import type { Tx } from '@/lib/platform/db/client';
import { abilities } from '../abilities';
import { readClassReach } from '../reach/read-classes';
import { examplesOf, mostAsked, mostHelpful, mostStuck } from '../rules/class-week';
import { weeksUntil } from '../rules/weeks';
import { ClassWeekShown, ClassWeeksShown, Week } from '../schemas/classes';
import { shortStatement, type WeekRow, weekStatement } from './class-week-statement';

const heads = { id: true, name: true, course: { select: { name: true } } } as const;

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

type Head = { id: string; name: string; course: { name: string } };

async function summedUp(db: Pick<Tx, '$queryRaw'>, classes: readonly Head[], week: string) {
  if (classes.length === 0) return [];
  const of = { classIds: classes.map(({ id }) => id), week };
  const short = await db.$queryRaw<{ content: string }[]>(shortStatement(of));
  const smallTalk = short.flatMap(({ content }) => (smallTalkOf(content) ? content : []));
  const rows = await db.$queryRaw<WeekRow[]>(weekStatement({ ...of, smallTalk }));
  const rowOf = new Map(rows.map((row) => [row.classId, row]));
  return classes.map(({ id, name, course }) => {
    const row = rowOf.get(id);
    const { pupils = 0, names = [], questions = 0, askers = 0, topics = [], unanswered = 0 } = row ?? {};
    return {
      id,
      name,
      course: course.name,
      pupils,
      questions,
      askers,
      asked: mostAsked(topics).map((topic) => shownTopic(topic, examplesOf(topic.quoted, names))),
      stuck: mostStuck(topics).map((topic) => shownTopic(topic, examplesOf(topic.stuckQuoted, names))),
      helpful: mostHelpful(topics),
      unanswered: { questions: unanswered, examples: examplesOf(row?.unansweredQuoted ?? [], names) },
    };
  });
}

function shownTopic(
  { quoted: _, stuckQuoted: __, headings, ...counted }: WeekRow['topics'][number],
  examples: string[],
) {
  return { ...counted, headings: [...headings], examples };
}
