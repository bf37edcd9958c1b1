import * as z from 'zod/mini';
import { defineOpenQuery } from '@/lib/access/define-query';
import { inClassNow } from '@/lib/classes/reach';
import { now as readClock } from '@/lib/platform/clock/clock';
import { links } from '../links';
import { recentFirst, shownNames } from '../rules/devices';
import { liveDevice } from './live-device';
import { photoAllowed } from './running-class';

/** Who may check in on this device: no more of each than a child needs to find the own face. */
export const faces = defineOpenQuery({
  name: 'shared-devices.faces',
  input: z.object({ device: z.optional(z.string()) }),
  run: async ({ db, input }) => {
    const device = await liveDevice(db, input.device, readClock());
    if (!device) return null;
    const enrolled = await db.enrolment.findMany({
      where: { classId: device.classId, ...inClassNow },
      orderBy: [{ student: { nameKey: 'asc' } }, { studentId: 'asc' }],
      select: {
        studentId: true,
        student: {
          select: {
            account: { select: { name: true, photoUrl: true } },
            consents: { where: photoAllowed.some, select: { id: true } },
          },
        },
      },
    });
    const pupils = enrolled.map(({ studentId: id, student }) => ({ id, ...student }));
    const names = shownNames(pupils.map(({ id, account }) => ({ id, name: account.name })));
    const shown = pupils.map(({ id, account, consents }) => ({
      id,
      name: names.get(id) ?? account.name,
      photoUrl: consents.length > 0 && account.photoUrl ? links.checkInPhoto(id) : null,
      isRecent: device.recent.includes(id),
    }));
    return { className: device.class.name, pupils: recentFirst(shown, device.recent) };
  },
});
