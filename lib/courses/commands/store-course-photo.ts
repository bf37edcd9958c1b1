import { defineCommand, noTarget } from '@/lib/access/define-command';
import { storeFile } from '@/lib/platform/storage/storage';
import { encodedPhoto } from '../photos';
import { CoursePhotoUpload } from '../schemas';

/** The file is kept before the course names it, so that a form shows the photo and loses nothing when it is refused. */
export const storeCoursePhoto = defineCommand({
  name: 'courses.store-photo',
  may: 'course:update',
  input: CoursePhotoUpload,
  prepare: async ({ input }) => {
    const { key, photoUrl, webp } = await encodedPhoto(input.file);
    await storeFile(key, webp);
    return { photoUrl };
  },
  target: noTarget,
  run: async ({ prepared }) => prepared,
});
