import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { removePassages } from '@/lib/passages/parts/remove-passages';
import { lockRows } from '@/lib/platform/db/lock';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { courseChanges } from '../live';
import { editorReach } from '../reach';
import { LessonRef } from '../schemas/lessons';

/**
 * With its plans, ratings and comments: the editor was asked. The lessons after it move up. Not one that a class began
 * with, which the database itself says.
 */
export const deleteLesson = defineCommand({
  name: 'courses.delete-lesson',
  may: abilities['lesson:delete'],
  input: LessonRef,
  reply: Count,
  changes: courseChanges,
  target: async ({ tx, actor, input: { lessonId } }) => {
    const where = within(editorReach, actor, { id: lessonId });
    const found = await tx.lesson.findFirst({ where, select: { unitId: true, unit: { select: { moduleId: true } } } });
    if (!found) return null;
    // As by whoever moves lessons or adds one: a place that is counted meanwhile would be given twice, or to none.
    await lockRows(tx, 'course_modules', 'id', found.unit.moduleId);
    await lockRows(tx, 'course_units', 'id', found.unitId);
    await lockRows(tx, 'lessons', 'id', lessonId);
    return tx.lesson.findFirst({ where, select: { id: true, unitId: true, position: true } });
  },
  run: async ({ tx, target: { id, unitId, position } }) => {
    await tx.lesson.delete({ where: { id }, select: { id: true } });
    await removePassages(tx, { source: 'lesson', sourceIds: [id] });
    await tx.lesson.updateMany({
      where: { unitId, position: { gt: position } },
      data: { position: { decrement: 1 } },
    });
    return { count: 1 };
  },
});
