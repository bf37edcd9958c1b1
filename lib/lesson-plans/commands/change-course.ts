import { defineCommand, noTarget } from '@/lib/access/define-command';
import { updateCourse } from '@/lib/courses/commands/update-course';
import { CourseChanges } from '@/lib/courses/schemas';
import { indexLessons } from './index-lessons';

/** The door to saving a course: who makes it active or inactive opens or closes its lessons, in search too. */
export const changeCourse = defineCommand({
  name: 'lesson-plans.change-course',
  may: 'course:update',
  input: CourseChanges,
  target: noTarget,
  run: async ({ tx, actor, input }) => {
    const before = await tx.course.findUnique({ where: { code: input.code }, select: { status: true } });
    const saved = await updateCourse.inside(tx, actor, input);
    if (before?.status !== saved.status) {
      const lessons = await tx.lesson.findMany({
        where: { unit: { module: { course: { code: input.code } } } },
        select: { id: true },
      });
      await indexLessons.inside(tx, actor, { lessonIds: lessons.map(({ id }) => id) });
    }
    return saved;
  },
});
