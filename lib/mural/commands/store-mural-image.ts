import * as z from 'zod/mini';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { keepOwnImage, storeOwnImage } from '@/lib/files/parts/keep-own-image';
import { SentFile } from '@/lib/platform/shapes';
import { abilities } from '../abilities';

const purpose = 'mural-image';

/** Kept before its post names it, so that the form shows it. Where it was taken and by which camera stays behind. */
export const storeMuralImage = defineCommand({
  name: 'mural.store-image',
  may: abilities['mural:write'],
  input: SentFile,
  reply: z.object({ id: z.string() }),
  prepare: ({ db, actor, input }) => storeOwnImage(db, actor, { purpose, bytes: input.file }),
  target: noTarget,
  run: async ({ tx, actor, prepared: kept }) => {
    const { id } = await keepOwnImage(tx, actor, { purpose, name: 'mural.webp', ...kept });
    return { id };
  },
});
