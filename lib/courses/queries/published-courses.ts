import { defineCatalogue } from '@/lib/access/define-catalogue';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { mayBeCode } from '../rules';
import type { PublishedCourse } from '../schemas';

/** What anyone may read of a module that may not be released yet. */
const announced = {
  code: true,
  name: true,
  status: true,
  expectedOn: true,
} satisfies Prisma.CourseModuleSelect;

/** What anyone may read: active courses without prices. */
const published = {
  code: true,
  family: true,
  name: true,
  photoUrl: true,
  durationType: true,
  durationDescription: true,
  targetAudience: true,
  objective: true,
  characterization: true,
  modules: { select: announced, orderBy: { position: 'asc' } },
} satisfies Prisma.CourseSelect & Record<keyof PublishedCourse, unknown>;

type Row = Prisma.CourseGetPayload<{ select: typeof published }>;

/** Days travel as text, because what is cached is JSON. */
function shown({ modules, ...course }: Row): PublishedCourse {
  return {
    ...course,
    modules: modules.map((module) => ({ ...module, expectedOn: module.expectedOn?.toISOString() ?? null })),
  };
}

export const publishedCourses = defineCatalogue({
  name: 'courses.published',
  run: async ({ db }) => {
    const orderBy = [{ name: 'asc' as const }, { code: 'asc' as const }];
    return (await db.course.findMany({ where: { status: 'active' }, select: published, orderBy })).map(shown);
  },
});

export const publishedCourse = defineCatalogue({
  name: 'courses.published-one',
  run: async ({ db }, code: string) => {
    if (!mayBeCode(code)) return null;
    const course = await db.course.findFirst({ where: { status: 'active', code }, select: published });
    return course && shown(course);
  },
});

/** The projects of every released module, course by course; courses that have none are left out. */
export const publishedProjects = defineCatalogue({
  name: 'courses.published-projects',
  run: ({ db }) => {
    const project = { kind: 'project' } as const;
    const ofModule = { status: 'released', parts: { some: project } } as const;
    return db.course.findMany({
      where: { status: 'active', modules: { some: ofModule } },
      orderBy: [{ name: 'asc' }, { code: 'asc' }],
      select: {
        code: true,
        name: true,
        family: true,
        modules: {
          where: ofModule,
          orderBy: { position: 'asc' },
          select: {
            code: true,
            name: true,
            originalCourseCode: true,
            parts: { where: project, orderBy: { number: 'asc' }, select: { number: true, name: true, summary: true } },
          },
        },
      },
    });
  },
});
