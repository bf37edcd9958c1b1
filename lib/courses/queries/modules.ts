import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { abilities } from '../abilities';
import { editorReach } from '../reach';
import { CourseRef } from '../schemas';
import { anyCode, ModuleDetail, ModuleRef } from '../schemas/modules';

/** What a command or a query must read of a module to tell it whole. */
export const wholeModule = {
  course: { select: { code: true } },
  parts: { orderBy: [{ kind: 'asc' }, { number: 'asc' }] },
  glossary: { orderBy: { term: 'asc' } },
  support: { orderBy: { position: 'asc' } },
} satisfies Prisma.CourseModuleInclude;

type ModuleRow = Prisma.CourseModuleGetPayload<{ include: typeof wholeModule }>;

export function moduleDetail({ course, expectedOn, updatedAt, ...row }: ModuleRow) {
  return { ...row, courseCode: course.code, expectedOn: dayOf(expectedOn), updatedAt: updatedAt.toISOString() };
}

export function dayOf(date: Date): string;
export function dayOf(date: Date | null): string | null;
export function dayOf(date: Date | null): string | null {
  return date?.toISOString().slice(0, 10) ?? null;
}

export const moduleForEditing = defineQuery({
  name: 'courses.module-for-editing',
  may: abilities['course:edit'],
  input: ModuleRef,
  reply: ModuleDetail,
  run: async ({ db, actor, input: { moduleId } }) => {
    const where = within(editorReach, actor, { id: moduleId });
    const row = await db.courseModule.findFirst({ where, include: wholeModule });
    return row && moduleDetail(row);
  },
});

/** By the codes of its address. */
export const moduleByCode = defineQuery({
  name: 'courses.module-by-code',
  may: abilities['course:edit'],
  input: z.object({ courseCode: anyCode, moduleCode: anyCode }),
  run: async ({ db, actor, input: { courseCode, moduleCode } }) => {
    const where = within(editorReach, actor, { code: moduleCode, course: { code: courseCode } });
    const row = await db.courseModule.findFirst({ where, include: wholeModule });
    return row && moduleDetail(row);
  },
});

/** In their order, with how much is in each. */
export const modulesOfCourse = defineQuery({
  name: 'courses.modules-of-course',
  may: abilities['course:edit'],
  input: CourseRef,
  run: async ({ db, actor, input: { code } }) => {
    const rows = await db.courseModule.findMany({
      where: within(editorReach, actor, { course: { code } }),
      orderBy: [{ position: 'asc' }, { code: 'asc' }],
      select: {
        id: true,
        code: true,
        name: true,
        status: true,
        expectedOn: true,
        units: { select: { _count: { select: { lessons: true } } } },
      },
    });
    return rows.map(({ units, expectedOn, ...row }) => ({
      ...row,
      expectedOn: dayOf(expectedOn),
      unitCount: units.length,
      lessonCount: units.reduce((sum, { _count }) => sum + _count.lessons, 0),
    }));
  },
});
