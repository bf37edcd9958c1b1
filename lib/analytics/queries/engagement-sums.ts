import type { Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { type Counted, type Span, smallBelow, wholeWeeks } from '../rules/engagement-weeks';

/** One sum by week, or one by school or class: the other of the two is none. */
export type Sum = Counted & { week: Date | null; row: string | null };

/** Of single classes, from their days. */
export function sumsOfClasses(db: Tx, ids: readonly string[], { from, to }: Span): Promise<Sum[]> {
  return db.$queryRaw<Sum[]>`
    SELECT week, "row", sum(lessons)::int AS lessons, sum(attended)::int AS attended, sum(marked)::int AS marked,
           sum(tests)::int AS tests
      FROM (SELECT date_trunc('week', day::timestamp)::date AS week, class_id AS "row", lessons, tests,
                   present + made_up AS attended, present + made_up + absent + justified AS marked
              FROM engagement_days
             WHERE class_id = ANY (${[...ids]}::uuid[]) AND day BETWEEN ${from}::date AND ${to}::date) held
     GROUP BY GROUPING SETS ((week), ("row"))`;
}

type Schools = { ids: readonly string[]; withSmall: boolean };

/** Of whole schools: the weeks that lie wholly inside from their sums, and what sticks out at both ends from its days. */
export function sumsOfSchools(db: Tx, { ids, withSmall }: Schools, span: Span): Promise<Sum[]> {
  const { first, last, head, tail } = wholeWeeks(span);
  const daysIn = ({ from, to }: Span) => Prisma.sql`
    SELECT date_trunc('week', day::timestamp)::date, school_id, lessons, present + made_up,
           present + made_up + absent + justified, tests
      FROM engagement_days d
     WHERE school_id = ANY (${[...ids]}::uuid[]) AND day BETWEEN ${from}::date AND ${to}::date
       AND (${withSmall} OR ${smallBelow} <= (SELECT count(DISTINCT e.student_id) FROM enrolments e
                                               WHERE e.class_id = d.class_id))`;
  return db.$queryRaw<Sum[]>`
    WITH held (week, "row", lessons, attended, marked, tests) AS (
      SELECT week, school_id, lessons, attended, marked, tests
        FROM engagement_weeks
       WHERE school_id = ANY (${[...ids]}::uuid[]) AND week BETWEEN ${first}::date AND ${last}::date
         AND (${withSmall} OR NOT small)
       UNION ALL ${daysIn(head)} UNION ALL ${daysIn(tail)})
    SELECT week, "row", sum(lessons)::int AS lessons, sum(attended)::int AS attended, sum(marked)::int AS marked,
           sum(tests)::int AS tests
      FROM held GROUP BY GROUPING SETS ((week), ("row"))`;
}

const isoDay = (day: Date) => day.toISOString().slice(0, 10);

/** One step into the key a class. */
export async function latestDayOfClasses(db: Tx, ids: readonly string[]): Promise<string | undefined> {
  const [found] = await db.$queryRaw<{ day: Date | null }[]>`
    SELECT max(last.day) AS day
      FROM unnest(${[...ids]}::uuid[]) AS own (id)
     CROSS JOIN LATERAL (SELECT day FROM engagement_days WHERE class_id = own.id ORDER BY day DESC LIMIT 1) last`;
  return found?.day ? isoDay(found.day) : undefined;
}

/** One step into the key a school. */
export async function latestDayOfSchools(db: Tx, ids: readonly string[]): Promise<string | undefined> {
  const [found] = await db.$queryRaw<{ day: Date | null }[]>`
    SELECT max(last.day) AS day
      FROM unnest(${[...ids]}::uuid[]) AS own (id)
     CROSS JOIN LATERAL (SELECT day FROM engagement_days WHERE school_id = own.id ORDER BY day DESC LIMIT 1) last`;
  return found?.day ? isoDay(found.day) : undefined;
}

/** By everybody who was ever in it: a class that ended has nobody left. */
export async function smallAmong(db: Tx, ids: readonly string[]): Promise<Set<string>> {
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM classes c
     WHERE c.id = ANY (${[...ids]}::uuid[]) AND c.started_at IS NOT NULL
       AND (SELECT count(DISTINCT e.student_id) FROM enrolments e WHERE e.class_id = c.id) < ${smallBelow}`;
  return new Set(found.map(({ id }) => id));
}
