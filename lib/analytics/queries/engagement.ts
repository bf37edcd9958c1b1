import type { Actor } from '@/lib/access/actor';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import type { Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { schoolReach } from '@/lib/schools/reach';
import { abilities } from '../abilities';
import { askedDays, type Counted, plus, weeksOf } from '../rules/engagement-weeks';
import { Engagement, EngagementAsked } from '../schemas';

/** Of fewer students an advisor is told nothing: it would be about one child (classroom-rules 7). */
const smallBelow = 5;

const nothing: Counted = { lessons: 0, attended: 0, marked: 0 };

/** Lessons held and attendance, of all classes that the caller reaches. */
export const engagement = defineQuery({
  name: 'analytics.engagement',
  may: abilities['engagement:read'],
  input: EngagementAsked,
  reply: Engagement,
  run: async ({ db, actor, input, now }) => {
    const schools = await db.school.findMany({
      where: within(schoolReach, actor, {}),
      orderBy: { name: 'asc' },
      select: { id: true, name: true },
    });
    const reached = await db.schoolClass.findMany({
      where: within(classReach, actor, asked(input)),
      orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true },
    });
    const ids = reached.map(({ id }) => id);
    const latest = input.from || input.to ? undefined : await latestDay(db, ids);
    const { from, to } = askedDays(isoDay(schoolDay(now)), input, latest);
    const small = actor.tipo === 'assessoria' ? await smallAmong(db, ids) : new Set<string>();
    const bySchool = schools.length > 1 && !input.schoolId && actor.tipo !== 'instrutor';
    const told = ids.filter((id) => !small.has(id));
    const found = await summed(db, { ids: told, from, to, bySchool });
    const weeks = weeksOf(
      { from, to },
      found.flatMap(({ week, row: _, ...marks }) => (week ? [{ ...marks, day: isoDay(week) }] : [])),
    );
    const of = new Map(found.flatMap(({ week: _, row, ...marks }) => (row ? [[row, marks] as const] : [])));
    const rows = bySchool
      ? schools.map((one) => ({ ...one, ...(of.get(one.id) ?? nothing), isSmall: false }))
      : reached
          .filter(({ id }) => of.has(id) || small.has(id))
          .map((one) => ({ ...one, ...(of.get(one.id) ?? nothing), isSmall: small.has(one.id) }));
    const { countedAt } = (await db.engagementCount.findUnique({ where: { only: true } })) ?? {};
    return {
      from,
      to,
      countedAt: countedAt?.toISOString() ?? null,
      weeks,
      by: bySchool ? ('school' as const) : ('class' as const),
      rows,
      total: weeks.map(({ week: _, ...one }) => one).reduce(plus, nothing),
      schools: actor.tipo === 'instrutor' ? [] : schools,
      facilitators: actor.tipo === 'escola' ? await facilitatorsOf(db, actor) : [],
    };
  },
});

const isoDay = (day: Date) => day.toISOString().slice(0, 10);

/** After the holidays the last weeks of before are worth more than eight empty ones. One step into the key a class. */
async function latestDay(db: Tx, ids: readonly string[]): Promise<string | undefined> {
  const [found] = await db.$queryRaw<{ day: Date | null }[]>`
    SELECT max(last.day) AS day
      FROM unnest(${ids}::uuid[]) AS own (id)
     CROSS JOIN LATERAL (SELECT day FROM engagement_days WHERE class_id = own.id ORDER BY day DESC LIMIT 1) last`;
  return found?.day ? isoDay(found.day) : undefined;
}

type Asking = { ids: readonly string[]; from: string; to: string; bySchool: boolean };
type Sum = Counted & { week: Date | null; row: string | null };

/** By week, and by school or class, from one look at the days. */
function summed(db: Tx, { ids, from, to, bySchool }: Asking): Promise<Sum[]> {
  const row = bySchool ? Prisma.sql`school_id` : Prisma.sql`class_id`;
  return db.$queryRaw<Sum[]>`
    SELECT week, "row", sum(lessons)::int AS lessons, sum(attended)::int AS attended,
           sum(attended + absent + justified)::int AS marked
      FROM (SELECT date_trunc('week', day::timestamp)::date AS week, ${row} AS "row", lessons,
                   present + made_up AS attended, absent, justified
              FROM engagement_days
             WHERE class_id = ANY (${ids}::uuid[]) AND day BETWEEN ${from}::date AND ${to}::date) held
     GROUP BY GROUPING SETS ((week), ("row"))`;
}

/** What was asked for, inside what is reached. */
function asked({ schoolId, schoolIds, facilitatorId, advisorId }: Asked) {
  return {
    ...(schoolId && { schoolId }),
    AND: [
      ...(schoolIds ? [{ schoolId: { in: schoolIds } }] : []),
      ...(facilitatorId ? [{ facilitators: { some: { facilitatorId } } }] : []),
      ...(advisorId ? [{ school: { links: { some: { accountId: advisorId } } } }] : []),
    ],
  } satisfies Prisma.SchoolClassWhereInput;
}

type Asked = {
  schoolId?: string | undefined;
  schoolIds?: string[] | undefined;
  facilitatorId?: string | undefined;
  advisorId?: string | undefined;
};

/** By everybody who was ever in it: a class that ended has nobody left. */
async function smallAmong(db: Tx, ids: readonly string[]): Promise<Set<string>> {
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM classes c
     WHERE c.id = ANY (${ids}::uuid[]) AND c.started_at IS NOT NULL
       AND (SELECT count(DISTINCT e.student_id) FROM enrolments e WHERE e.class_id = c.id) < ${smallBelow}`;
  return new Set(found.map(({ id }) => id));
}

async function facilitatorsOf(db: Tx, { schoolId }: Actor) {
  if (!schoolId) return [];
  const found = await db.facilitator.findMany({
    where: { classes: { some: { class: { schoolId } } } },
    select: { id: true, account: { select: { name: true } } },
  });
  return found
    .map(({ id, account }) => ({ id, name: account.name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}
