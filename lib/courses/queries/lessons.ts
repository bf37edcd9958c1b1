import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import type { CourseUnit, Prisma } from '@/lib/platform/db/generated/client';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { editorReach } from '../reach';
import { LessonDetail, LessonRef } from '../schemas/lessons';
import { anyCode } from '../schemas/modules';

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
  may: abilities['course:edit'],
  input: LessonRef,
  reply: LessonDetail,
  run: async ({ db, actor, input: { lessonId } }) => {
    const row = await db.lesson.findFirst({
      where: within(editorReach, actor, { id: lessonId }),
      include: wholeLesson,
    });
    return row && lessonDetail(row);
  },
});

/** By the codes of its address. */
export const lessonByCode = defineQuery({
  name: 'courses.lesson-by-code',
  may: abilities['course:edit'],
  input: z.object({ courseCode: anyCode, moduleCode: anyCode, lessonCode: anyCode }),
  run: async ({ db, actor, input: { courseCode, moduleCode, lessonCode } }) => {
    const unit = { module: { code: moduleCode, course: { code: courseCode } } };
    const row = await db.lesson.findFirst({
      where: within(editorReach, actor, { code: lessonCode, unit }),
      include: { ...wholeLesson, unit: { select: { number: true } } },
    });
    if (!row) return null;
    const { unit: place, ...lesson } = row;
    return { ...lessonDetail(lesson), unitNumber: place.number };
  },
});

/** What lessons may name, by code. */
export const skillList = defineQuery({
  name: 'courses.skills',
  may: abilities['course:edit'],
  input: NoInput,
  run: ({ db }) => db.skill.findMany({ orderBy: { code: 'asc' } }),
});
