import { defineCommand, noTarget } from '@/lib/access/define-command';
import { announce } from '@/lib/platform/cache/catalogue';
import { courseChanges } from '../live';
import { courseDetail } from '../queries';
import { NewCourse } from '../schemas';
import { exchangeCoursePhoto } from './exchange-course-photo';

export const createCourse = defineCommand({
  name: 'courses.create',
  may: 'course:create',
  input: NewCourse,
  target: noTarget,
  run: async ({ tx, actor, input }) => {
    const course = await tx.course.create({ data: input });
    if (course.photoUrl) await exchangeCoursePhoto.inside(tx, actor, { from: null, to: course.photoUrl });
    await announce(tx, 'courses');
    await courseChanges.tell(tx, { code: course.code });
    return courseDetail(course);
  },
});
