import { defineCatalogue } from '@/lib/access/define-catalogue';
import { mayBeCode, mayBeUnit } from '@/lib/courses/rules';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { open } from '../rules/visibility';

/** Open: its course is active, its module released, and it has a published plan. */
const withPlan = { plans: { some: { status: open.plan } } } satisfies Prisma.LessonWhereInput;
const released = { status: open.module, course: { status: open.course } } satisfies Prisma.CourseModuleWhereInput;

const ofCourse = { select: { code: true, name: true, family: true, photoUrl: true } };

const part = {
  orderBy: { number: 'asc' },
  select: { kind: true, number: true, name: true, summary: true, challenges: true, optionalChallenges: true },
} satisfies Prisma.CourseModule$partsArgs;

export const publishedModule = defineCatalogue({
  name: 'lesson-plans.published-module',
  run: async ({ db }, course: string, code: string) => {
    if (!mayBeCode(course) || !mayBeCode(code)) return null;
    return db.courseModule.findFirst({
      where: { AND: [released, { code, course: { code: course } }] },
      select: {
        code: true,
        name: true,
        originalCourseCode: true,
        summary: true,
        guardianTips: true,
        course: ofCourse,
        units: {
          orderBy: { number: 'asc' },
          select: {
            number: true,
            objective: true,
            _count: { select: { lessons: true } },
            lessons: {
              where: withPlan,
              orderBy: { position: 'asc' },
              select: { code: true, name: true, objective: true, minutes: true, position: true },
            },
          },
        },
        // A test is its facilitators' matter, its name too.
        parts: { ...part, where: { kind: { not: 'test' } } },
        glossary: { orderBy: { term: 'asc' }, select: { term: true, meaning: true } },
      },
    });
  },
});

export const publishedLesson = defineCatalogue({
  name: 'lesson-plans.published-lesson',
  run: ({ db }, course: string, module: string, unit: string, code: string) => {
    if (![course, module, code].every(mayBeCode) || !mayBeUnit(unit)) return Promise.resolve(null);
    const inModule = { AND: [released, { code: module, course: { code: course } }] };
    return lessonWith(db, { code, unit: { number: Number(unit), module: inModule } });
  },
});

/** A lesson of a class to show what lessons are like: the first that is written in that language, or else the first. */
export const publishedExample = defineCatalogue({
  name: 'lesson-plans.published-example',
  run: async ({ db }, language: string) => {
    const inLanguage = { originalCourseCode: language === 'en' ? { not: null } : null };
    const ofClass = { AND: [released, { course: { durationType: { not: 'selfStudy' as const } } }] };
    const written = await lessonWith(db, { unit: { module: { AND: [ofClass, inLanguage] } } });
    return written ?? lessonWith(db, { unit: { module: ofClass } });
  },
});

/** The first open lesson of these, by the order of the catalogue. */
async function lessonWith(db: Db, where: Prisma.LessonWhereInput) {
  const found = await db.lesson.findFirst({
    where: { AND: [withPlan, where] },
    orderBy: [
      { unit: { module: { course: { name: 'asc' } } } },
      { unit: { module: { position: 'asc' } } },
      { unit: { number: 'asc' } },
      { position: 'asc' },
    ],
    select: {
      code: true,
      name: true,
      objective: true,
      minutes: true,
      skills: { orderBy: { skillCode: 'asc' }, select: { skill: { select: { code: true, text: true } } } },
      plans: {
        where: { status: open.plan },
        select: { materials: true, steps: true, activity: true, questions: true },
      },
      unit: {
        select: {
          number: true,
          module: {
            select: { id: true, code: true, name: true, originalCourseCode: true, course: ofCourse },
          },
        },
      },
    },
  });
  const plan = found?.plans[0];
  if (!found || !plan) return null;
  const { skills, plans: _, unit: place, ...lesson } = found;
  const { id, course: itsCourse, ...itsModule } = place.module;
  return {
    ...lesson,
    ...plan,
    unit: place.number,
    module: itsModule,
    course: itsCourse,
    skills: skills.map(({ skill }) => skill),
    ...placeAmong(await lessonsOf(db, id), found.code),
  };
}

type Db = Parameters<Parameters<typeof defineCatalogue>[0]['run']>[0]['db'];

/** All of the module in their order: the number counts those without a plan too. */
function lessonsOf(db: Db, moduleId: string) {
  return db.lesson.findMany({
    where: { unit: { moduleId } },
    orderBy: [{ unit: { number: 'asc' } }, { position: 'asc' }],
    select: {
      code: true,
      name: true,
      unit: { select: { number: true } },
      _count: { select: { plans: { where: { status: open.plan } } } },
    },
  });
}

function placeAmong(all: Awaited<ReturnType<typeof lessonsOf>>, code: string) {
  const index = all.findIndex((lesson) => lesson.code === code);
  const open = all.filter(({ _count }) => _count.plans > 0);
  const among = open.findIndex((lesson) => lesson.code === code);
  return { number: index + 1, previous: neighbour(open[among - 1]), next: neighbour(open[among + 1]) };
}

function neighbour(lesson: Awaited<ReturnType<typeof lessonsOf>>[number] | undefined) {
  return lesson ? { code: lesson.code, name: lesson.name, unit: lesson.unit.number } : null;
}
