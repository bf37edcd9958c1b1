import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { abilities } from '@/lib/courses/abilities';
import { courseChanges } from '@/lib/courses/live';
import { saveModule } from '@/lib/courses/parts/save-module';
import { editorReach } from '@/lib/courses/reach';
import { ModuleChanges, ModuleDetail } from '@/lib/courses/schemas/modules';
import { indexLessons } from '../parts/index-lessons';

/**
 * Two tabs on one module: the second save waits for the first, then is refused as stale instead of overwriting it. Who
 * releases a module opens its lessons, in search too, whose language may have changed: that is why the save stands here.
 */
export const updateModule = defineCommand({
  name: 'courses.update-module',
  may: abilities['module:update'],
  input: ModuleChanges,
  reply: ModuleDetail,
  changes: courseChanges,
  target: row('courseModule', editorReach, {
    by: 'id',
    from: 'moduleId',
    revision: 'compared',
    select: { id: true, status: true, originalCourseCode: true },
  }),
  run: async ({ tx, actor, input: { revision: _, ...data }, target }) => {
    const saved = await saveModule(tx, actor, data);
    if (target.status !== saved.status || target.originalCourseCode !== saved.originalCourseCode) {
      const lessons = await tx.lesson.findMany({ where: { unit: { moduleId: target.id } }, select: { id: true } });
      await indexLessons(tx, { lessonIds: lessons.map(({ id }) => id) });
    }
    return saved;
  },
});
