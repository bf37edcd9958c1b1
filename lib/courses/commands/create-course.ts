import { defineCommand, noTarget } from '@/lib/access/define-command';
import { abilities } from '../abilities';
import { courseChanges } from '../live';
import { exchangeCoursePhoto } from '../parts/exchange-course-photo';
import { courseDetail } from '../queries';
import { CourseDetail, NewCourse } from '../schemas';

export const createCourse = defineCommand({
  name: 'courses.create',
  may: abilities['course:create'],
  input: NewCourse,
  reply: CourseDetail,
  changes: courseChanges,
  target: noTarget,
  run: async ({ tx, actor, input }) => {
    const course = await tx.course.create({ data: input });
    if (course.photoUrl) await exchangeCoursePhoto(tx, actor, { from: null, to: course.photoUrl });
    return courseDetail(course);
  },
});
