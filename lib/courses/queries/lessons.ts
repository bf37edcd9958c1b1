import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import type { CourseUnit, Prisma } from '@/lib/platform/db/generated/client';
import { editorReach } from '../reach';
import { LessonRef } from '../schemas/lessons';

/** Whose course is told of a change. */
export const courseOfUnit = { select: { course: { select: { code: true } } } } as const;
export const courseOfLesson = { select: { module: courseOfUnit } } as const;

export function unitDetail({ id, moduleId, number, objective, revision }: CourseUnit) {
  return { id, moduleId, number, objective, revision };
}

export const wholeLesson = {
  skills: { select: { skillCode: true }, orderBy: { skillCode: 'asc' } },
} satisfies Prisma.LessonInclude;

type LessonRow = Prisma.LessonGetPayload<{ include: typeof wholeLesson }>;

export function lessonDetail({ skills, createdAt: _, updatedAt: __, ...lesson }: LessonRow) {
  return { ...lesson, skillCodes: skills.map(({ skillCode }) => skillCode) };
}

export const lessonForEditing = defineQuery({
  name: 'courses.lesson-for-editing',
  may: 'course:edit',
  input: LessonRef,
  run: async ({ db, actor, input: { lessonId } }) => {
    const row = await db.lesson.findFirst({
      where: { AND: [within(editorReach, actor), { id: lessonId }] },
      include: wholeLesson,
    });
    return row && lessonDetail(row);
  },
});
