import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { removePassages } from '@/lib/passages/parts/remove-passages';
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
  target: row('lesson', editorReach, {
    by: 'id',
    from: 'lessonId',
    revision: 'not-overwritten',
    select: { id: true, unitId: true, position: true },
  }),
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
