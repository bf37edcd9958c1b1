import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { abilities } from '../abilities';
import { endDevices } from '../parts/end-devices';
import { OfClass } from '../schemas';

/** No device of the class takes anybody in from now on, and who is checked in there is out. */
export const endSharedDevices = defineCommand({
  name: 'shared-devices.end-shared-devices',
  may: abilities['device:share'],
  input: OfClass,
  reply: z.object({ ended: z.int() }),
  target: async ({ tx, actor, input: { classId } }) =>
    tx.schoolClass.findFirst({ where: within(classReach, actor, { id: classId }), select: { id: true } }),
  run: async ({ tx, target: { id }, now }) => ({ ended: await endDevices(tx, id, now) }),
});
