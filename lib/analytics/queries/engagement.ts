import type { Actor } from '@/lib/access/actor';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { schoolReach } from '@/lib/schools/reach';
import { abilities } from '../abilities';
import { askedDays, type Counted, plus, weeksOf } from '../rules/engagement-weeks';
import { Engagement, EngagementAsked } from '../schemas';

/** Of fewer students an advisor is told nothing: it would be about one child (classroom-rules 7). */
const smallBelow = 5;

const sums = { lessons: true, present: true, absent: true, justified: true, madeUp: true } as const;
type Sums = { [key in keyof typeof sums]: number | null };

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
    const classes = within(classReach, actor, asked(input));
    const { from, to } = askedDays(isoDay(schoolDay(now)), input, await latestDay(db, classes));
    const small = actor.tipo === 'assessoria' ? await smallClasses(db, classes) : [];
    const days: Prisma.EngagementDayWhereInput = {
      day: { gte: new Date(from), lte: new Date(to) },
      class: classes,
      ...(small.length > 0 && { classId: { notIn: small.map(({ id }) => id) } }),
    };
    const byDay = await db.engagementDay.groupBy({ by: ['day'], where: days, _sum: sums });
    const weeks = weeksOf(
      { from, to },
      byDay.map(({ day, _sum }) => ({ day: isoDay(day), ...counted(_sum) })),
    );
    const bySchool = schools.length > 1 && !input.schoolId && actor.tipo !== 'instrutor';
    const rows = bySchool ? await rowsOfSchools(db, days, schools) : await rowsOfClasses(db, days, small);
    const { countedAt } = (await db.engagementCount.findUnique({ where: { only: true } })) ?? {};
    return {
      from,
      to,
      countedAt: countedAt?.toISOString() ?? null,
      weeks,
      by: bySchool ? ('school' as const) : ('class' as const),
      rows,
      total: weeks.map(({ week: _, ...one }) => one).reduce(plus, { lessons: 0, attended: 0, marked: 0 }),
      schools: actor.tipo === 'instrutor' ? [] : schools,
      facilitators: actor.tipo === 'escola' ? await facilitatorsOf(db, actor) : [],
    };
  },
});

const isoDay = (day: Date) => day.toISOString().slice(0, 10);

/** After the holidays the last weeks of before are worth more than eight empty ones. */
async function latestDay(db: Tx, classes: Prisma.SchoolClassWhereInput): Promise<string | undefined> {
  const { _max } = await db.engagementDay.aggregate({ where: { class: classes }, _max: { day: true } });
  return _max.day ? isoDay(_max.day) : undefined;
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

function counted({ lessons, present, absent, justified, madeUp }: Sums): Counted {
  const attended = (present ?? 0) + (madeUp ?? 0);
  return { lessons: lessons ?? 0, attended, marked: attended + (absent ?? 0) + (justified ?? 0) };
}

async function rowsOfSchools(db: Tx, where: Prisma.EngagementDayWhereInput, schools: { id: string; name: string }[]) {
  const found = await db.engagementDay.groupBy({ by: ['schoolId'], where, _sum: sums });
  const of = new Map(found.map(({ schoolId, _sum }) => [schoolId, counted(_sum)]));
  const nothing = { lessons: 0, attended: 0, marked: 0 };
  return schools.map(({ id, name }) => ({ id, name, ...(of.get(id) ?? nothing), isSmall: false }));
}

async function rowsOfClasses(db: Tx, where: Prisma.EngagementDayWhereInput, small: { id: string; name: string }[]) {
  const found = await db.engagementDay.groupBy({ by: ['classId'], where, _sum: sums });
  const classes = await db.schoolClass.findMany({
    where: { id: { in: found.map(({ classId }) => classId) } },
    select: { id: true, name: true },
  });
  const of = new Map(found.map(({ classId, _sum }) => [classId, counted(_sum)]));
  const nothing = { lessons: 0, attended: 0, marked: 0 };
  return [
    ...classes.map(({ id, name }) => ({ id, name, ...(of.get(id) ?? nothing), isSmall: false })),
    ...small.map(({ id, name }) => ({ id, name, ...nothing, isSmall: true })),
  ].toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}

/** By everybody who was ever in it: a class that ended has nobody left. */
async function smallClasses(db: Tx, where: Prisma.SchoolClassWhereInput) {
  const found = await db.schoolClass.findMany({
    where: { AND: [where, { startedAt: { not: null } }] },
    select: { id: true, name: true, enrolments: { distinct: ['studentId'], take: smallBelow, select: { id: true } } },
  });
  return found.filter(({ enrolments }) => enrolments.length < smallBelow);
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
