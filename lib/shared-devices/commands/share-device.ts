import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { closeSession, hashOfSecret } from '@/lib/access/session';
import { classReach } from '@/lib/classes/reach';
import { abilities } from '../abilities';
import { isRunning } from '../queries/running-class';
import { deviceEnd, secondsUntil } from '../rules/devices';
import { OfClass } from '../schemas';

/** Makes the browser that asks a device of the class for today, and leaves the session that it was asked in. */
export const shareDevice = defineCommand({
  name: 'shared-devices.share-device',
  may: abilities['device:share'],
  input: OfClass,
  reply: z.object({ until: z.string() }),
  target: async ({ tx, actor, input: { classId } }) =>
    tx.schoolClass.findFirst({
      where: within(classReach, actor, { id: classId, ...isRunning }),
      select: { id: true, schoolId: true },
    }),
  run: async ({ tx, actor, target: { id: classId, schoolId }, now }) => {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = deviceEnd(now);
    await tx.sharedDevice.create({
      data: { classId, schoolId, tokenHash: hashOfSecret(token), madeById: actor.id, expiresAt, createdAt: now },
      select: { id: true },
    });
    await closeSession(tx, actor.sessionId, now);
    return { until: expiresAt.toISOString(), token, seconds: secondsUntil(expiresAt, now) };
  },
});
