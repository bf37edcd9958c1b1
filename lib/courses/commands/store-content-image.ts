import * as z from 'zod/mini';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { keepFile } from '@/lib/files/parts/keep-file';
import { photoAddress, purposes } from '@/lib/files/rules';
import { SentFile } from '@/lib/platform/shapes';
import { keepImage } from '@/lib/platform/storage/keep';
import { abilities } from '../abilities';

const purpose = 'content-image';
const { folder, image } = purposes[purpose];

/** Kept before a text names it, so that the preview shows it and nothing is lost when saving is refused. */
export const storeContentImage = defineCommand({
  name: 'courses.store-content-image',
  may: abilities['content-image:keep'],
  input: SentFile,
  reply: z.object({ address: z.string() }),
  prepare: ({ input }) => keepImage(input.file, { folder, size: image, withThumbnail: false }),
  target: noTarget,
  run: async ({ tx, actor, prepared: kept }) => {
    await keepFile(tx, actor, { purpose, name: 'image.webp', ...kept });
    return { address: photoAddress(kept.key) };
  },
});
