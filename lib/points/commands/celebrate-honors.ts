import * as z from 'zod/mini';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';

/** More than one module gives. */
const atOnceMax = 50;

/**
 * The pupil had these new honors on the screen. The first time stays, so that two tabs celebrate once; what is somebody
 * else's is passed over.
 */
export const celebrateHonors = defineCommand({
  name: 'points.celebrate-honors',
  may: abilities['honor:celebrate'],
  input: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(atOnceMax)) }),
  reply: Count,
  // The honor itself says when.
  ownRecord: true,
  target: noTarget,
  run: ({ tx, actor, input: { ids }, now }) =>
    tx.honor.updateMany({
      where: { id: { in: ids }, celebratedAt: null, journey: { studentId: actor.id } },
      data: { celebratedAt: now },
    }),
});
