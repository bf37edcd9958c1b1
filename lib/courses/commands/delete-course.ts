import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { announce } from '@/lib/platform/cache/catalogue';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '../failures';
import { courseChanges } from '../live';
import { courseReach } from '../reach';
import { CourseRef } from '../schemas';
import { exchangeCoursePhoto } from './exchange-course-photo';

export const deleteCourse = defineCommand({
  name: 'courses.delete',
  may: 'course:delete',
  input: CourseRef,
  target: async ({ tx, actor, input: { code } }) => {
    await lockRows(tx, 'courses', 'code', code);
    return tx.course.findFirst({
      where: { AND: [within(courseReach, actor), { code }] },
      select: { id: true, code: true, photoUrl: true, _count: { select: { modules: true } } },
    });
  },
  run: async ({ tx, actor, target }) => {
    refuseUnless(target._count.modules === 0, 'course.has-modules');
    await tx.course.delete({ where: { id: target.id }, select: { id: true } });
    if (target.photoUrl) await exchangeCoursePhoto.inside(tx, actor, { from: target.photoUrl, to: null });
    await announce(tx, 'courses');
    await courseChanges.tell(tx, { code: target.code });
    return { count: 1 };
  },
});
