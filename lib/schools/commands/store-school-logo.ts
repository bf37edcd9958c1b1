import * as z from 'zod/mini';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { keepOwnImage, storeOwnImage } from '@/lib/files/parts/keep-own-image';
import { photoAddress } from '@/lib/files/rules';
import { SentFile } from '@/lib/platform/shapes';
import { abilities } from '../abilities';

const purpose = 'school-logo';

/** The file is kept before the school names it, so that the form shows it and loses nothing when it is refused. */
export const storeSchoolLogo = defineCommand({
  name: 'schools.store-logo',
  may: abilities['school:update'],
  input: SentFile,
  reply: z.object({ logoUrl: z.string() }),
  prepare: ({ db, actor, input }) => storeOwnImage(db, actor, { purpose, bytes: input.file }),
  target: noTarget,
  run: async ({ tx, actor, prepared: kept }) => {
    await keepOwnImage(tx, actor, { purpose, name: 'logo.webp', ...kept });
    return { logoUrl: photoAddress(kept.key) };
  },
});
