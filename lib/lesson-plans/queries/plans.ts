import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { abilities } from '../abilities';
import { fail } from '../failures';
import { knownModules, modulesOn } from '../reach/modules';
import { averagesOf } from '../rules/ratings';
import { schoolDay } from '../rules/school-day';
import { code } from '../schemas/modules';
import { AdaptedPlan, LessonRef, RatingSummary } from '../schemas/plans';
import { sections } from '../schemas/sections';

const sectionColumns = {
  materials: true,
  steps: true,
  activity: true,
  questions: true,
  facilitatorNotes: true,
} satisfies Prisma.LessonPlanSelect;

const place = {
  code: true,
  name: true,
  unit: { select: { number: true, module: { select: { code: true, course: { select: { code: true } } } } } },
} satisfies Prisma.LessonSelect;

function placeOf({ code, name, unit }: Prisma.LessonGetPayload<{ select: typeof place }>) {
  const { module } = unit;
  return {
    courseCode: module.course.code,
    moduleCode: module.code,
    unitNumber: unit.number,
    lessonCode: code,
    lessonName: name,
  };
}

export const adaptation = {
  name: true,
  basedOnVersion: true,
  revision: true,
  updatedAt: true,
  ...sectionColumns,
  lesson: { select: { ...place, plans: { where: { status: 'published' }, select: { version: true } } } },
} satisfies Prisma.AdaptedPlanSelect;

export function toAdapted({ lesson, updatedAt, ...plan }: Prisma.AdaptedPlanGetPayload<{ select: typeof adaptation }>) {
  return {
    ...placeOf(lesson),
    ...plan,
    updatedAt: updatedAt.toISOString(),
    publishedVersion: lesson.plans[0]?.version ?? null,
  };
}

const plan = { code: true, version: true, publishedAt: true, ...sectionColumns } satisfies Prisma.LessonPlanSelect;

const ratingSummary = defineQuery({
  name: 'lesson-plans.ratings',
  may: abilities['lesson-plan:read'],
  input: LessonRef,
  run: async ({ db, actor, input: { lessonCode }, now }) => {
    const lesson = { code: lessonCode, unit: { module: within(modulesOn(schoolDay(now)), actor) } };
    const [counted, own] = await Promise.all([
      db.lessonRating.aggregate({ where: { lesson }, _avg: { timeStars: true, contentStars: true }, _count: true }),
      db.lessonRating.findFirst({
        where: { lesson, raterId: actor.id },
        select: { timeStars: true, contentStars: true, observation: true },
      }),
    ]);
    return { ...averagesOf(counted), own };
  },
});

const LessonPlanView = z.object({
  courseCode: z.string(),
  moduleCode: z.string(),
  unitNumber: z.int(),
  lessonCode: z.string(),
  lessonName: z.string(),
  objective: z.string(),
  minutes: z.int(),
  skills: z.array(z.object({ code: z.string(), text: z.string() })),
  plan: z.nullable(z.object({ code: z.string(), version: z.int(), publishedAt: z.string(), ...sections })),
  adapted: z.nullable(AdaptedPlan),
  rating: RatingSummary,
});

/** One lesson as its facilitator sees it: the published plan with its notes, the own adaptation, the stars. */
export const lessonPlan = defineQuery({
  name: 'lesson-plans.plan',
  may: abilities['lesson-plan:read'],
  input: LessonRef,
  reply: LessonPlanView,
  run: async ({ db, actor, input: { lessonCode }, now }) => {
    const lesson = await db.lesson.findFirst({
      where: { code: lessonCode, unit: { module: within(modulesOn(schoolDay(now)), actor) } },
      select: {
        ...place,
        objective: true,
        minutes: true,
        skills: { select: { skill: { select: { code: true, text: true } } }, orderBy: { skillCode: 'asc' } },
        plans: { where: { status: 'published' }, select: plan },
        adaptedPlans: { where: { facilitatorId: actor.id }, select: adaptation },
      },
    });
    if (!lesson) {
      const known = { code: lessonCode, unit: { module: knownModules(actor) } };
      return (await db.lesson.count({ where: known })) > 0 ? fail('module.not-authorised') : null;
    }
    const [published] = lesson.plans;
    const [adapted] = lesson.adaptedPlans;
    return {
      ...placeOf(lesson),
      objective: lesson.objective,
      minutes: lesson.minutes,
      skills: lesson.skills.map(({ skill }) => skill),
      plan: published?.publishedAt ? { ...published, publishedAt: published.publishedAt.toISOString() } : null,
      adapted: adapted ? toAdapted(adapted) : null,
      rating: await ratingSummary(actor, { lessonCode }),
    };
  },
});

/** Why few stars were given at the school that is open, newest first, without names. */
export const lessonWarnings = defineQuery({
  name: 'lesson-plans.warnings',
  may: abilities['lesson-plan:read'],
  input: LessonRef,
  run: async ({ db, actor, input: { lessonCode }, now }) => {
    if (!actor.schoolId) return { observations: [] };
    const found = await db.lessonRating.findMany({
      where: {
        lesson: { code: lessonCode, unit: { module: within(modulesOn(schoolDay(now)), actor) } },
        OR: [{ timeStars: { lt: 3 } }, { contentStars: { lt: 3 } }],
        schoolId: actor.schoolId,
      },
      orderBy: { updatedAt: 'desc' },
      take: 5,
      select: { observation: true },
    });
    return { observations: found.map(({ observation }) => observation) };
  },
});

/** A module's, or one lesson's. */
const AdaptedPlanSearch = z.object({
  courseCode: z.optional(code),
  moduleCode: z.optional(code),
  lessonCode: z.optional(code),
});

/** The own adaptations, of a module or of one lesson; those of a module that is not authorised any more rest. */
export const adaptedPlans = defineQuery({
  name: 'lesson-plans.adapted',
  may: abilities['adapted-plan:keep'],
  input: AdaptedPlanSearch,
  reply: z.array(AdaptedPlan),
  run: async ({ db, actor, input: { courseCode, moduleCode, lessonCode }, now }) => {
    const named: Prisma.CourseModuleWhereInput = {
      ...(moduleCode && { code: moduleCode }),
      ...(courseCode && { course: { code: courseCode } }),
    };
    const found = await db.adaptedPlan.findMany({
      where: {
        facilitatorId: actor.id,
        lesson: {
          ...(lessonCode && { code: lessonCode }),
          unit: { module: within(modulesOn(schoolDay(now)), actor, named) },
        },
      },
      select: adaptation,
      orderBy: [{ lesson: { unit: { number: 'asc' } } }, { lesson: { position: 'asc' } }],
    });
    return found.map(toAdapted);
  },
});
