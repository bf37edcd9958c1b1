import { defineCommand, noTarget } from '@/lib/access/define-command';
import { encodedImage } from '@/lib/platform/storage/images';
import { storeFile } from '@/lib/platform/storage/storage';
import { photoHeight, photoWidth } from '../rules';
import { CoursePhotoUpload } from '../schemas';

/** The file is kept before the course names it, so that a form shows the photo and loses nothing when it is refused. */
export const storeCoursePhoto = defineCommand({
  name: 'courses.store-photo',
  may: 'course:update',
  input: CoursePhotoUpload,
  prepare: async ({ input }) => {
    const to = { folder: 'course-photos', width: photoWidth, height: photoHeight };
    const { key, address, webp } = await encodedImage(input.file, to);
    await storeFile(key, webp);
    return { photoUrl: address };
  },
  target: noTarget,
  run: async ({ prepared }) => prepared,
});
