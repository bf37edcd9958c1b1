import { defineQuery } from '@/lib/access/define-query';
import { abilities } from '../abilities';
import { OfClass } from '../schemas';
import { pinSheetOf } from './pin-sheet';

/** How a class stands with PINs and devices, for who prints them. */
export const classDevices = defineQuery({
  name: 'shared-devices.class-devices',
  may: abilities['pin:print'],
  input: OfClass,
  run: async ({ db, actor, input: { classId }, now }) => {
    const sheet = await pinSheetOf(db, actor, classId);
    if (!sheet) return null;
    const inUse = await db.sharedDevice.count({ where: { classId, revokedAt: null, expiresAt: { gt: now } } });
    const { className, students, withPin, lastSetAt } = sheet;
    return { className, studentCount: students.length, withPin, lastSetAt, inUse };
  },
});
