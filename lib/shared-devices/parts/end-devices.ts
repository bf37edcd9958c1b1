import { closeSession } from '@/lib/access/session';
import type { Tx } from '@/lib/platform/db/client';

/**
 * No device of the class takes anybody in from now on, and who is checked in on one is out with the next request. Held,
 * so that who checks in at the same moment either is out as well or is not let in.
 */
export async function endDevices(tx: Tx, classId: string, now: Date): Promise<number> {
  const devices = await tx.$queryRaw<{ sessionId: string | null }[]>`
    UPDATE shared_devices SET revoked_at = ${now}
     WHERE class_id = ${classId}::uuid AND revoked_at IS NULL AND expires_at > ${now}
    RETURNING session_id AS "sessionId"`;
  for (const { sessionId } of devices) if (sessionId) await closeSession(tx, sessionId, now);
  return devices.length;
}
