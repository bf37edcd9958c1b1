import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { announce } from '@/lib/platform/cache/catalogue';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { courseChanges } from '../live';
import { courseDetail } from '../queries';
import { courseReach } from '../reach';
import { isStale } from '../rules';
import { CourseChanges } from '../schemas';
import { exchangeCoursePhoto } from './exchange-course-photo';

/** Two tabs on one course: the second save waits for the first, then is refused as stale instead of overwriting it. */
export const updateCourse = defineCommand({
  name: 'courses.update',
  may: 'course:update',
  input: CourseChanges,
  target: async ({ tx, actor, input: { code } }) => {
    await lockRows(tx, 'courses', 'code', code);
    return tx.course.findFirst({ where: { AND: [within(courseReach, actor), { code }] } });
  },
  run: async ({ tx, actor, input: { code: _, revision, ...changes }, target }) => {
    refuseUnless(!isStale(target.revision, revision), 'request.changed-meanwhile');
    const course = await tx.course.update({
      where: { id: target.id },
      data: { ...changes, revision: target.revision + 1 },
    });
    const photos = { from: target.photoUrl, to: course.photoUrl };
    if (photos.from !== photos.to) await exchangeCoursePhoto.inside(tx, actor, photos);
    await announce(tx, 'courses');
    await courseChanges.tell(tx, { code: course.code });
    return courseDetail(course);
  },
});
