import * as z from 'zod/mini';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { keepOwnImage, storeOwnImage } from '@/lib/files/parts/keep-own-image';
import { photoAddress } from '@/lib/files/rules';
import { SentFile } from '@/lib/platform/shapes';
import { abilities } from '../abilities';

const purpose = 'content-image';

/** Kept before a text names it, so that the preview shows it and nothing is lost when saving is refused. */
export const storeContentImage = defineCommand({
  name: 'courses.store-content-image',
  may: abilities['content-image:keep'],
  input: SentFile,
  reply: z.object({ address: z.string() }),
  prepare: ({ db, actor, input }) => storeOwnImage(db, actor, { purpose, bytes: input.file }),
  target: noTarget,
  run: async ({ tx, actor, prepared: kept }) => {
    await keepOwnImage(tx, actor, { purpose, name: 'image.webp', ...kept });
    return { address: photoAddress(kept.key) };
  },
});
