import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { abilities } from '@/lib/courses/abilities';
import { courseChanges } from '@/lib/courses/live';
import { saveCourse } from '@/lib/courses/parts/save-course';
import { courseReach } from '@/lib/courses/reach';
import { CourseChanges, CourseDetail } from '@/lib/courses/schemas';
import { indexLessons } from '../parts/index-lessons';

/**
 * Two tabs on one course: the second save waits for the first, then is refused as stale instead of overwriting it. Who
 * makes a course active or inactive opens or closes its lessons, in search too, which also says its
 * name: that is why the save stands here.
 */
export const updateCourse = defineCommand({
  name: 'courses.update',
  may: abilities['course:update'],
  input: CourseChanges,
  reply: CourseDetail,
  changes: courseChanges,
  target: row('course', courseReach, { by: 'code', revision: 'compared' }),
  run: async ({ tx, actor, input, target }) => {
    const saved = await saveCourse(tx, actor, target, input);
    if (target.status !== saved.status || target.name !== saved.name) {
      const where = { unit: { module: { courseId: target.id } } };
      const lessons = await tx.lesson.findMany({ where, select: { id: true } });
      await indexLessons(tx, { lessonIds: lessons.map(({ id }) => id) });
    }
    return saved;
  },
});
