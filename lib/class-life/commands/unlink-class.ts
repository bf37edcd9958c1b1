import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { abilities } from '../abilities';
import { heldClass, refuseUnlessAllowed } from '../parts/acting-on';
import { endForAll } from '../parts/end-for-all';
import { unlinkWord } from '../rules/unlink-word';
import { ClassStanding } from '../schemas';

/** Takes a class from its provider for good and leaves it cancelled (§4). */
export const unlinkClass = defineCommand({
  name: 'class-life.unlink-class',
  may: abilities['class:unlink'],
  input: z.object({ classId: z.uuid(), word: z.string().check(z.trim(), z.maxLength(40)) }),
  reply: ClassStanding,
  target: heldClass,
  run: async ({ tx, target, input: { word }, now }) => {
    refuseUnless(word.toUpperCase() === unlinkWord, 'request.invalid', {
      fields: [{ path: 'word', code: 'typed-word', values: { word: unlinkWord } }],
    });
    await refuseUnlessAllowed(tx, 'unlink', target);
    await endForAll(tx, { id: target.id, status: 'cancelled', now });
    return { id: target.id, state: 'cancelled' as const };
  },
});
