import * as z from 'zod/mini';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { keepFile } from '@/lib/files/parts/keep-file';
import { photoAddress, purposes } from '@/lib/files/rules';
import { SentFile } from '@/lib/platform/shapes';
import { keepImage } from '@/lib/platform/storage/keep';
import { abilities } from '../abilities';

const purpose = 'course-photo';
const { folder, image } = purposes[purpose];

/** The file is kept before the course names it, so that a form shows the photo and loses nothing when it is refused. */
export const storeCoursePhoto = defineCommand({
  name: 'courses.store-photo',
  may: abilities['course:update'],
  input: SentFile,
  reply: z.object({ photoUrl: z.string() }),
  prepare: ({ input }) => keepImage(input.file, { folder, size: image, withThumbnail: false }),
  target: noTarget,
  run: async ({ tx, actor, prepared: kept }) => {
    await keepFile(tx, actor, { purpose, name: 'photo.webp', ...kept });
    return { photoUrl: photoAddress(kept.key) };
  },
});
