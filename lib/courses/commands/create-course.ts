import { defineCommand, noTarget } from '@/lib/access/define-command';
import { announce } from '@/lib/platform/cache/catalogue';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { imageIsStored } from '@/lib/platform/storage/images';
import { courseChanges } from '../live';
import { courseDetail } from '../queries';
import { NewCourse } from '../schemas';

export const createCourse = defineCommand({
  name: 'courses.create',
  may: 'course:create',
  input: NewCourse,
  prepare: async ({ input }) => ({ photoStored: await imageIsStored(input.photoUrl) }),
  target: noTarget,
  run: async ({ tx, input, prepared }) => {
    refuseUnless(prepared.photoStored, 'file.missing', {
      fields: [{ path: 'photoUrl', code: 'course-photo' }],
    });
    const course = await tx.course.create({ data: input });
    await announce(tx, 'courses');
    await courseChanges.tell(tx, { code: course.code });
    return courseDetail(course);
  },
});
