import type { Tx } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';

/** Whoever saves anything of the course meanwhile waits, or has saved before and is seen. */
export async function holdCourse(tx: Tx, code: string): Promise<void> {
  await lockRows(tx, 'courses', 'code', code);
  const course = await tx.course.findUnique({ where: { code }, select: { id: true } });
  if (!course) return;
  await lockRows(tx, 'course_modules', 'course_id', course.id);
  const modules = await tx.courseModule.findMany({ where: { courseId: course.id }, select: { id: true } });
  for (const { id } of modules) await lockRows(tx, 'course_units', 'module_id', id);
  const units = await tx.courseUnit.findMany({ where: { module: { courseId: course.id } }, select: { id: true } });
  for (const { id } of units) await lockRows(tx, 'lessons', 'unit_id', id);
}
