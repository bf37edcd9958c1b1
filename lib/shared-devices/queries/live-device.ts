import { hashOfSecret } from '@/lib/access/session';
import type { Tx } from '@/lib/platform/db/client';
import { isRunning } from './running-class';

/** The device that a cookie names, while it may be used. */
export async function liveDevice(db: Tx, cookie: string | undefined, now: Date) {
  if (!cookie) return null;
  return db.sharedDevice.findFirst({
    where: { tokenHash: hashOfSecret(cookie), revokedAt: null, expiresAt: { gt: now }, class: isRunning },
    select: {
      id: true,
      classId: true,
      recent: true,
      sessionId: true,
      expiresAt: true,
      class: { select: { name: true } },
    },
  });
}
