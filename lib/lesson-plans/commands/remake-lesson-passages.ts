import * as z from 'zod/mini';
import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { remakePassages } from '@/lib/passages/parts/remake-passages';
import { lockRows } from '@/lib/platform/db/lock';
import { searchedLessons } from '../queries/searched-lessons';

/**
 * Called by its job alone, for what may be closed by then. Course and module are locked as by what closes them, the
 * lesson as by publishing, so that nothing newer is overwritten and nothing closed is found again.
 */
export const remakeLessonPassages = defineOpenCommand({
  name: 'lesson-plans.remake-lesson-passages',
  ownRecord: true,
  input: z.object({ lessonId: z.uuid() }),
  target: noTarget,
  run: async ({ tx, input: { lessonId } }) => {
    const at = await tx.lesson.findUnique({
      where: { id: lessonId },
      select: { unit: { select: { module: { select: { id: true, courseId: true } } } } },
    });
    if (!at) return { count: 0 };
    await lockRows(tx, 'courses', 'id', at.unit.module.courseId);
    await lockRows(tx, 'course_modules', 'id', at.unit.module.id);
    await lockRows(tx, 'lessons', 'id', lessonId);
    const [lesson] = (await searchedLessons(tx, [lessonId])).open;
    if (!lesson) return { count: 0 };
    return remakePassages(tx, { source: 'lesson', ...lesson });
  },
});
