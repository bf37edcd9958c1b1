import type * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { schoolReach } from '@/lib/schools/reach';
import { abilities } from '../abilities';
import { askedDays, nothing, plus, weeksOf } from '../rules/engagement-weeks';
import { Engagement, EngagementAsked } from '../schemas';
import {
  latestDayOfClasses,
  latestDayOfSchools,
  type Sum,
  smallAmong,
  sumsOfClasses,
  sumsOfSchools,
} from './engagement-sums';

type Asked = z.infer<typeof EngagementAsked>;
type Asking = { db: Tx; actor: Actor; input: Asked; today: string };

/** Lessons held, attendance and tests taken, of all classes that the caller reaches. */
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
    const bySchool = schools.length > 1 && !input.schoolId && !input.facilitatorId && actor.tipo !== 'instrutor';
    const asking = { db, actor, input, today: isoDay(schoolDay(now)) };
    const { span, sums, rows } = await (bySchool ? ofSchools(asking) : ofClasses(asking));
    const weeks = weeksOf(
      span,
      sums.flatMap(({ week, row: _, ...counted }) => (week ? [{ ...counted, day: isoDay(week) }] : [])),
    );
    const { countedAt } = (await db.engagementCount.findUnique({ where: { only: true } })) ?? {};
    return {
      ...span,
      countedAt: countedAt?.toISOString() ?? null,
      weeks,
      by: bySchool ? ('school' as const) : ('class' as const),
      rows,
      total: weeks.map(({ week: _, ...one }) => one).reduce(plus, nothing),
      schools: actor.tipo === 'instrutor' ? [] : schools,
      facilitators: actor.tipo === 'escola' ? await facilitatorsOf(db, actor) : [],
      advisors: actor.tipo === 'admin' ? await advisorsOf(db) : [],
    };
  },
});

const isoDay = (day: Date) => day.toISOString().slice(0, 10);

/** An advisor is told nothing of few students: it would be about one child (classroom-rules 7). */
const hidesSmall = ({ tipo }: Actor) => tipo === 'assessoria';

/** After the holidays the last weeks of before are worth more than eight empty ones: then somebody must look for them. */
const needsLatest = ({ from, to }: Asked) => !(from || to);

const byRow = (sums: readonly Sum[]) =>
  new Map(sums.flatMap(({ week: _, row, ...counted }) => (row ? [[row, counted] as const] : [])));

async function ofSchools({ db, actor, input, today }: Asking) {
  const { schoolIds, advisorId } = input;
  const schools = await db.school.findMany({
    where: within(schoolReach, actor, {
      AND: [
        ...(schoolIds ? [{ id: { in: schoolIds } }] : []),
        ...(advisorId ? [{ links: { some: { accountId: advisorId } } }] : []),
      ],
    }),
    orderBy: { name: 'asc' },
    select: { id: true, name: true },
  });
  const ids = schools.map(({ id }) => id);
  const span = askedDays(today, input, needsLatest(input) ? await latestDayOfSchools(db, ids) : undefined);
  const sums = await sumsOfSchools(db, { ids, withSmall: !hidesSmall(actor) }, span);
  const of = byRow(sums);
  return { span, sums, rows: schools.map((one) => ({ ...one, ...(of.get(one.id) ?? nothing), isSmall: false })) };
}

async function ofClasses({ db, actor, input, today }: Asking) {
  const classes = await db.schoolClass.findMany({
    where: within(classReach, actor, asked(input)),
    orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true },
  });
  const ids = classes.map(({ id }) => id);
  const span = askedDays(today, input, needsLatest(input) ? await latestDayOfClasses(db, ids) : undefined);
  const small = hidesSmall(actor) ? await smallAmong(db, ids) : new Set<string>();
  const told = ids.filter((id) => !small.has(id));
  const sums = await sumsOfClasses(db, told, span);
  const of = byRow(sums);
  const rows = classes
    .filter(({ id }) => of.has(id) || small.has(id))
    .map((one) => ({ ...one, ...(of.get(one.id) ?? nothing), isSmall: small.has(one.id) }));
  return { span, sums, rows };
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

function advisorsOf(db: Tx) {
  return db.account.findMany({
    where: { tipo: 'assessoria', active: true },
    orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true },
  });
}
