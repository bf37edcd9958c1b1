import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { anyCode } from '@/lib/courses/schemas/modules';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from './abilities';
import { studyCourses as coursesOf, studyLessons } from './reach';
import { isAvailable } from './rules';
import { StudyCourses } from './schemas';

const inOrder: Prisma.LessonOrderByWithRelationInput[] = [
  { unit: { module: { position: 'asc' } } },
  { unit: { number: 'asc' } },
  { position: 'asc' },
];

const card = { code: true, name: true, objective: true, durationDescription: true } satisfies Prisma.CourseSelect;

const step = (facilitatorId: string) =>
  ({
    code: true,
    name: true,
    objective: true,
    minutes: true,
    selfStudySteps: { where: { facilitatorId }, select: { doneAt: true } },
    unit: { select: { module: { select: { code: true, name: true, course: { select: { code: true } } } } } },
  }) satisfies Prisma.LessonSelect;

type StepRow = Prisma.LessonGetPayload<{ select: ReturnType<typeof step> }>;

function toStep({ code, name, objective, minutes, selfStudySteps, unit }: StepRow) {
  const { module } = unit;
  return {
    lessonCode: code,
    lessonName: name,
    objective,
    minutes,
    courseCode: module.course.code,
    moduleCode: module.code,
    moduleName: module.name,
    isDone: selfStudySteps.length > 0,
  };
}

/** Every self-study course that is available now, with how far the facilitator came. */
export const studyCourses = defineQuery({
  name: 'self-study.courses',
  may: abilities['self-study:do'],
  input: NoInput,
  reply: StudyCourses,
  run: async ({ db, actor, now }) => {
    const [courses, lessons] = await Promise.all([
      db.course.findMany({ where: coursesOf(actor), select: card, orderBy: [{ name: 'asc' }, { code: 'asc' }] }),
      db.lesson.findMany({ where: studyLessons(actor), select: { id: true } }),
    ]);
    const counts = await countedByCourse(db, actor.id, lessons);
    return courses
      .filter(({ code }) => isAvailable(code, now))
      .map((course) => ({ lessons: 0, done: 0, ...counts.get(course.code), ...course }));
  },
});

/** Counted by one statement: by relations it takes four, each after the other, on every home of a facilitator. */
async function countedByCourse(
  db: Pick<Tx, '$queryRaw'>,
  facilitatorId: string,
  lessons: readonly { id: string }[],
): Promise<Map<string, { lessons: number; done: number }>> {
  if (lessons.length === 0) return new Map();
  const rows = await db.$queryRaw<{ code: string; lessons: number; done: number }[]>`
    SELECT c.code, count(*)::int AS lessons, count(s.lesson_id)::int AS done
      FROM lessons l
      JOIN course_units u ON u.id = l.unit_id
      JOIN course_modules m ON m.id = u.module_id
      JOIN courses c ON c.id = m.course_id
      LEFT JOIN self_study_steps s ON s.lesson_id = l.id AND s.facilitator_id = ${facilitatorId}::uuid
     WHERE l.id = ANY (${lessons.map(({ id }) => id)}::uuid[])
     GROUP BY c.code`;
  return new Map(rows.map(({ code, ...counted }) => [code, counted]));
}

/** One course, its lessons in order. */
export const studyCourse = defineQuery({
  name: 'self-study.course',
  may: abilities['self-study:do'],
  input: z.object({ courseCode: anyCode }),
  run: async ({ db, actor, input: { courseCode: code }, now }) => {
    const course = await db.course.findFirst({ where: { AND: [coursesOf(actor), { code }] }, select: card });
    if (!course || !isAvailable(code, now)) return null;
    const lessons = await db.lesson.findMany({
      where: { AND: [studyLessons(actor), { unit: { module: { course: { code } } } }] },
      select: step(actor.id),
      orderBy: inOrder,
    });
    return { ...course, steps: lessons.map(toStep) };
  },
});

/** What a lesson shows: its published plan as everyone may read it. */
export const studyLesson = defineQuery({
  name: 'self-study.lesson',
  may: abilities['self-study:do'],
  input: z.object({ lessonCode: anyCode }),
  run: async ({ db, actor, input: { lessonCode }, now }) => {
    const lesson = await db.lesson.findFirst({
      where: { AND: [studyLessons(actor), { code: lessonCode }] },
      select: {
        ...step(actor.id),
        plans: {
          where: { status: 'published' },
          select: { materials: true, steps: true, activity: true, questions: true },
        },
      },
    });
    const [plan] = lesson?.plans ?? [];
    if (!lesson || !plan) return null;
    const shown = toStep(lesson);
    return isAvailable(shown.courseCode, now) ? { ...shown, plan } : null;
  },
});
