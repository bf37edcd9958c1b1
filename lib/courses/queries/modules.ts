import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { editorReach } from '../reach';
import { ModuleRef } from '../schemas/modules';

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
  may: 'course:edit',
  input: ModuleRef,
  run: async ({ db, actor, input: { moduleId } }) => {
    const where = { AND: [within(editorReach, actor), { id: moduleId }] };
    const row = await db.courseModule.findFirst({ where, include: wholeModule });
    return row && moduleDetail(row);
  },
});
