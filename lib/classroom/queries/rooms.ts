import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { currentNumber, stateOfLesson } from '@/lib/lessons/rules/lesson-states';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { LessonInList, RoomClass } from '../schemas/desk';

const Room = z.object({
  class: RoomClass,
  /** The lesson that goes on, else the next, else the last. */
  lesson: z.nullable(z.object({ ...LessonInList.def.shape, code: z.string(), unit: z.int() })),
  lessonCount: z.int(),
});
export type Room = z.infer<typeof Room>;

/** The running classes that somebody learns or teaches in: those with a lesson under way first, then the newest. */
export const rooms = defineQuery({
  name: 'classroom.rooms',
  may: abilities['room:list'],
  input: NoInput,
  reply: z.array(Room),
  run: async ({ db, actor }) => {
    const found = await db.schoolClass.findMany({
      where: within(classReach, actor, { status: 'initiated', startedAt: { not: null } }),
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: {
        id: true,
        name: true,
        moduleCode: true,
        course: { select: { code: true, name: true, family: true } },
        module: { select: { name: true } },
        plans: {
          orderBy: { number: 'asc' },
          select: { number: true, lesson: { select: { code: true, name: true, unit: { select: { number: true } } } } },
        },
        heldLessons: { select: { number: true, status: true } },
      },
    });
    const all = found.map(({ course, module, plans, heldLessons, ...own }) => {
      const number = currentNumber(heldLessons, plans.length);
      const planned = plans.find((plan) => plan.number === number);
      return {
        class: {
          ...own,
          family: course.family,
          courseCode: course.code,
          courseName: course.name,
          moduleName: module.name,
        },
        lesson: planned
          ? {
              number,
              name: planned.lesson.name,
              code: planned.lesson.code,
              unit: planned.lesson.unit.number,
              status: stateOfLesson(number, heldLessons),
            }
          : null,
        lessonCount: plans.length,
      };
    });
    return [...all].sort((one, other) => Number(isUnderWay(other)) - Number(isUnderWay(one)));
  },
});

function isUnderWay({ lesson }: { lesson: { status: string } | null }): boolean {
  return lesson?.status === 'ongoing';
}
