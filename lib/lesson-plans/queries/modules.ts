import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { links } from '@/lib/courses/links';
import { courseReach } from '@/lib/courses/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { abilities } from '../abilities';
import { fail } from '../failures';
import { knownModules, modulesOn } from '../reach/modules';
import { schoolDay } from '../rules/school-day';
import { code, ModulePlans } from '../schemas/modules';
import { dayOf } from './module-lists';

const inOrder = { number: 'asc' } as const;

const ModuleRef = z.object({ courseCode: code, moduleCode: code });

/** The module for whoever may use it; §8 tells a module that is not authorised from one that is not there. */
const moduleAtHand = defineQuery({
  name: 'lesson-plans.module',
  may: abilities['module:list'],
  input: ModuleRef,
  run: async ({ db, actor, input: { courseCode, moduleCode }, now }) => {
    const named = { code: moduleCode, course: within(courseReach, actor, { code: courseCode }) };
    const found = await db.courseModule.findFirst({
      where: within(modulesOn(schoolDay(now)), actor, named),
      select: { id: true, courseId: true, position: true },
    });
    if (found) return found;
    const isKnown = await db.courseModule.count({ where: { AND: [named, knownModules(actor)] } });
    return isKnown ? fail('module.not-authorised') : null;
  },
});

/** §3: aulacodigo, aulanome, curso, modulo, unidade. */
const divided = {
  lessonCode: z.string(),
  lessonName: z.string(),
  courseCode: z.string(),
  moduleCode: z.string(),
  unitNumber: z.int(),
};

export const lessonDivision = defineQuery({
  name: 'lesson-plans.division',
  may: abilities['module:list'],
  input: ModuleRef,
  reply: z.array(z.object(divided)),
  run: async ({ db, actor, input }) => {
    const { id } = await moduleAtHand(actor, input);
    const units = await db.courseUnit.findMany({
      where: { moduleId: id },
      orderBy: inOrder,
      select: { number: true, lessons: { select: { code: true, name: true }, orderBy: { position: 'asc' } } },
    });
    return units.flatMap(({ number, lessons }) =>
      lessons.map(({ code, name }) => ({ lessonCode: code, lessonName: name, ...input, unitNumber: number })),
    );
  },
});

export const moduleProjects = defineQuery({
  name: 'lesson-plans.projects',
  may: abilities['module:list'],
  input: ModuleRef,
  reply: z.array(z.object({ number: z.int(), name: z.string(), summary: z.string() })),
  run: async ({ db, actor, input }) => {
    const { id } = await moduleAtHand(actor, input);
    return db.modulePart.findMany({
      where: { moduleId: id, kind: 'project' },
      orderBy: inOrder,
      select: { number: true, name: true, summary: true },
    });
  },
});

const lessonOverview = (accountId: string) =>
  ({
    code: true,
    name: true,
    objective: true,
    minutes: true,
    plans: { where: { status: 'published' }, select: { code: true, version: true, publishedAt: true } },
    ratings: { where: { raterId: accountId }, select: { raterId: true } },
    adaptedPlans: { where: { facilitatorId: accountId }, select: { id: true } },
  }) satisfies Prisma.LessonSelect;

type OverviewRow = Prisma.LessonGetPayload<{ select: ReturnType<typeof lessonOverview> }>;

function toPlanned({ code, name, plans: [plan], ratings, adaptedPlans, ...lesson }: OverviewRow) {
  return {
    lessonCode: code,
    lessonName: name,
    ...lesson,
    plan: plan?.publishedAt ? { ...plan, publishedAt: plan.publishedAt.toISOString() } : null,
    isRated: ratings.length > 0,
    isAdapted: adaptedPlans.length > 0,
  };
}

/** One module with all that its facilitator prepares from: units, lessons and their plans, support, what came before. */
export const modulePlans = defineQuery({
  name: 'lesson-plans.module-plans',
  may: abilities['lesson-plan:read'],
  input: ModuleRef,
  reply: ModulePlans,
  run: async ({ db, actor, input, now }) => {
    const { id, courseId, position } = await moduleAtHand(actor, input);
    const mine = within(modulesOn(schoolDay(now)), actor);
    const [module, earlier] = await Promise.all([
      db.courseModule.findUniqueOrThrow({
        where: { id },
        select: {
          code: true,
          name: true,
          status: true,
          expectedOn: true,
          summary: true,
          guardianTips: true,
          course: { select: { code: true, name: true } },
          units: {
            orderBy: inOrder,
            select: {
              number: true,
              objective: true,
              lessons: { select: lessonOverview(actor.id), orderBy: { position: 'asc' } },
            },
          },
          support: { select: { id: true, kind: true, title: true, address: true }, orderBy: { position: 'asc' } },
        },
      }),
      db.courseModule.findFirst({
        where: { AND: [{ courseId, position: { lt: position } }, { OR: [knownModules(actor), mine] }] },
        orderBy: { position: 'desc' },
        select: { id: true, code: true, name: true },
      }),
    ]);
    const { course, units, support, ...facts } = module;
    const isAuthorised = earlier && (await db.courseModule.count({ where: { AND: [{ id: earlier.id }, mine] } })) > 0;
    let number = 0;
    return {
      course,
      module: { ...facts, expectedOn: dayOf(facts.expectedOn) },
      previous: earlier && { code: earlier.code, name: earlier.name, isAuthorised: isAuthorised === true },
      units: units.map((unit) => ({
        unitNumber: unit.number,
        objective: unit.objective,
        lessons: unit.lessons.map((lesson) => {
          number += 1;
          return { ...toPlanned(lesson), number };
        }),
      })),
      support: support.map(({ id, address, ...item }) => ({
        ...item,
        address: item.kind === 'video' ? address : links.supportFile(id),
      })),
    };
  },
});

/** What a module builds on: the objectives and lessons of the one before it, as the open catalogue shows them. */
export const moduleObjectives = defineQuery({
  name: 'lesson-plans.module-objectives',
  may: abilities['lesson-plan:read'],
  input: ModuleRef,
  run: async ({ db, actor, input: { courseCode, moduleCode }, now }) => {
    const mine = within(modulesOn(schoolDay(now)), actor);
    const module = await db.courseModule.findFirst({
      where: {
        AND: [
          { code: moduleCode, course: within(courseReach, actor, { code: courseCode }) },
          { OR: [knownModules(actor), mine] },
        ],
      },
      select: {
        units: {
          orderBy: inOrder,
          select: {
            number: true,
            objective: true,
            lessons: {
              where: { plans: { some: { status: 'published' } } },
              select: { code: true, name: true, objective: true },
              orderBy: { position: 'asc' },
            },
          },
        },
      },
    });
    return module && { units: module.units };
  },
});
