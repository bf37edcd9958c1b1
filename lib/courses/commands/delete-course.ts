import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { courseChanges } from '../live';
import { exchangeCoursePhoto } from '../parts/exchange-course-photo';
import { courseReach } from '../reach';
import { CourseRef } from '../schemas';

export const deleteCourse = defineCommand({
  name: 'courses.delete',
  may: abilities['course:delete'],
  input: CourseRef,
  reply: Count,
  changes: courseChanges,
  target: row('course', courseReach, {
    by: 'code',
    revision: 'not-overwritten',
    select: { id: true, code: true, photoUrl: true, _count: { select: { modules: true } } },
  }),
  run: async ({ tx, actor, target }) => {
    refuseUnless(target._count.modules === 0, 'course.has-modules');
    await tx.course.delete({ where: { id: target.id }, select: { id: true } });
    if (target.photoUrl) await exchangeCoursePhoto(tx, actor, { from: target.photoUrl, to: null });
    return { count: 1 };
  },
});
