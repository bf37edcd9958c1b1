import { defineCatalogue } from '@/lib/access/define-catalogue';
import { mayBeId } from '@/lib/knowledge-base/rules';
import { remembered } from '@/lib/platform/cache/remembered';
import { lessonParts, topicParts } from '../rules/parts';

const ofCourse = { code: true, name: true, targetAudience: true, objective: true, status: true } as const;

export type CourseFacts = { code: string; name: string; facts: string[]; isActive: boolean };
export type ModuleFacts = NonNullable<Awaited<ReturnType<typeof modulesNamed>>[number]>;
export type LessonFacts = ModuleFacts['lessons'][number];

type StoredCourse = { code: string; name: string; targetAudience: string; objective: string; status: string };

function courseFacts({ code, name, targetAudience, objective, status }: StoredCourse): CourseFacts {
  return { code, name, facts: [targetAudience, objective].filter(Boolean), isActive: status === 'active' };
}

const readCourse = defineCatalogue({
  name: 'assistant.course',
  run: async ({ db }, code: string) => {
    const found = await db.course.findUnique({ where: { code }, select: ofCourse });
    return found && courseFacts(found);
  },
});

/** A code is unique in its course alone. */
const readModules = defineCatalogue({
  name: 'assistant.modules',
  run: async ({ db }, code: string) => {
    const found = await db.courseModule.findMany({
      where: { code },
      orderBy: { course: { code: 'asc' } },
      select: {
        code: true,
        name: true,
        status: true,
        course: { select: ofCourse },
        units: {
          orderBy: { number: 'asc' },
          select: {
            number: true,
            lessons: { orderBy: { position: 'asc' }, select: { code: true, name: true, objective: true } },
          },
        },
      },
    });
    return found.map(({ course, units, status, ...module }) => ({
      ...module,
      isReleased: status === 'released',
      course: courseFacts(course),
      lessons: lessonParts(
        units.flatMap(({ number: unit, lessons }) =>
          lessons.map(({ objective, ...lesson }) => ({ ...lesson, unit, facts: [objective].filter(Boolean) })),
        ),
      ),
    }));
  },
});

const readHome = defineCatalogue({
  name: 'assistant.lesson-home',
  run: async ({ db }, code: string) => {
    const found = await db.lesson.findUnique({
      where: { code },
      select: { unit: { select: { module: { select: { code: true, course: { select: { code: true } } } } } } },
    });
    return found && { module: found.unit.module.code, course: found.unit.module.course.code };
  },
});

const readBase = defineCatalogue({
  name: 'assistant.base',
  run: async ({ db }, id: string) => {
    const found = await db.knowledgeBase.findUnique({
      where: { id },
      select: {
        name: true,
        topics: {
          orderBy: [{ position: 'asc' }, { name: 'asc' }],
          select: { id: true, name: true, suggestions: true },
        },
      },
    });
    return found && { name: found.name, topics: topicParts(id, found.topics) };
  },
});

const readTopics = defineCatalogue({
  name: 'assistant.topics',
  run: async ({ db }) => {
    const where = { base: { kind: { not: 'guide' as const } } };
    return db.knowledgeTopic.findMany({ where, orderBy: { id: 'asc' }, select: { id: true, name: true } });
  },
});

const readStaffTopics = defineCatalogue({
  name: 'assistant.staff-topics',
  run: async ({ db }) => {
    const found = await db.knowledgeTopic.findMany({ where: { base: { kind: 'guide' } }, select: { id: true } });
    return found.map(({ id }) => id).sort();
  },
});

const readStaffCourses = defineCatalogue({
  name: 'assistant.staff-courses',
  run: async ({ db }) => {
    const found = await db.course.findMany({ where: { durationType: 'selfStudy' }, select: { code: true } });
    return found.map(({ code }) => code).sort();
  },
});

// From memory, but for the first time: they stand before the first word of an answer. Whose reach what is read lies in
// is asked by whoever asks for it (place.ts).

export function courseNamed(code: string) {
  return remembered('courses', `assistant course ${code}`, () => readCourse(code));
}

export function modulesNamed(code: string) {
  return remembered('courses', `assistant modules ${code}`, () => readModules(code));
}

/** The module and course of a lesson. */
export function homeOfLesson(code: string) {
  return remembered('courses', `assistant lesson ${code}`, () => readHome(code));
}

/** What is written for who teaches: topics of the guides through courses, and courses that facilitators learn from. */
export async function staffMaterial() {
  const [topics, courses] = await Promise.all([
    remembered('knowledge-base', 'assistant staff topics', () => readStaffTopics()),
    remembered('courses', 'assistant staff courses', () => readStaffCourses()),
  ]);
  return { topics, courses };
}

export async function baseNamed(id: string) {
  return mayBeId(id) ? remembered('knowledge-base', `assistant base ${id}`, () => readBase(id)) : null;
}

/** Topics that are called so, in whichever base: what is asked in a lesson is told of under its name. */
export async function topicsNamed(names: readonly string[]): Promise<string[]> {
  const all = await remembered('knowledge-base', 'assistant topics', () => readTopics());
  return all.filter(({ name }) => names.includes(name)).map(({ id }) => id);
}
