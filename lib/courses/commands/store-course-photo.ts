import * as z from 'zod/mini';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { keepOwnImage, storeOwnImage } from '@/lib/files/parts/keep-own-image';
import { photoAddress } from '@/lib/files/rules';
import { SentFile } from '@/lib/platform/shapes';
import { abilities } from '../abilities';

const purpose = 'course-photo';

/** The file is kept before the course names it, so that a form shows the photo and loses nothing when it is refused. */
export const storeCoursePhoto = defineCommand({
  name: 'courses.store-photo',
  may: abilities['course:update'],
  input: SentFile,
  reply: z.object({ photoUrl: z.string() }),
  prepare: ({ db, actor, input }) => storeOwnImage(db, actor, { purpose, bytes: input.file }),
  target: noTarget,
  run: async ({ tx, actor, prepared: kept }) => {
    await keepOwnImage(tx, actor, { purpose, name: 'photo.webp', ...kept });
    return { photoUrl: photoAddress(kept.key) };
  },
});
