import { defineCommand, noTarget } from '@/lib/access/define-command';
import { updateModule } from '@/lib/courses/commands/update-module';
import { ModuleChanges } from '@/lib/courses/schemas/modules';
import { indexLessons } from './index-lessons';

/** The door to saving a module: who releases it opens its lessons, in search too. Its language may have changed. */
export const changeModule = defineCommand({
  name: 'lesson-plans.change-module',
  may: 'module:update',
  input: ModuleChanges,
  target: noTarget,
  run: async ({ tx, actor, input }) => {
    const { moduleId } = input;
    const before = await tx.courseModule.findUnique({
      where: { id: moduleId },
      select: { status: true, originalCourseCode: true },
    });
    const saved = await updateModule.inside(tx, actor, input);
    if (before?.status !== saved.status || before.originalCourseCode !== saved.originalCourseCode) {
      const lessons = await tx.lesson.findMany({ where: { unit: { moduleId } }, select: { id: true } });
      await indexLessons.inside(tx, actor, { lessonIds: lessons.map(({ id }) => id) });
    }
    return saved;
  },
});
