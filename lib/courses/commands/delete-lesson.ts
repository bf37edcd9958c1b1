import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { removePassages } from '@/lib/passages/parts/remove-passages';
import { lockRows } from '@/lib/platform/db/lock';
import { courseChanges } from '../live';
import { courseOfLesson } from '../queries/lessons';
import { editorReach } from '../reach';
import { LessonRef } from '../schemas/lessons';
import { Deleted } from '../schemas/modules';

/** With its plans, ratings and comments: the editor was asked. The lessons after it move up. */
export const deleteLesson = defineCommand({
  name: 'courses.delete-lesson',
  may: 'lesson:delete',
  input: LessonRef,
  reply: Deleted,
  changes: courseChanges,
  target: async ({ tx, actor, input: { lessonId } }) => {
    await lockRows(tx, 'lessons', 'id', lessonId);
    return tx.lesson.findFirst({
      where: { AND: [within(editorReach, actor), { id: lessonId }] },
      select: { id: true, unitId: true, position: true, unit: courseOfLesson },
    });
  },
  run: async ({ tx, actor, target: { id, unitId, position, unit } }) => {
    await tx.lesson.delete({ where: { id }, select: { id: true } });
    await removePassages(tx, { source: 'lesson', sourceIds: [id] });
    await tx.lesson.updateMany({
      where: { unitId, position: { gt: position } },
      data: { position: { decrement: 1 } },
    });
    return { count: 1 };
  },
});
