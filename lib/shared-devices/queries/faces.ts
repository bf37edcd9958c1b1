import * as z from 'zod/mini';
import { defineOpenQuery } from '@/lib/access/define-query';
import { now as readClock } from '@/lib/platform/clock/clock';
import { recentFirst, shownNames } from '../rules/devices';
import { liveDevice } from './live-device';
import { inClassNow } from './running-class';

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
      select: { studentId: true, student: { select: { account: { select: { name: true, photoUrl: true } } } } },
    });
    const pupils = enrolled.map(({ studentId: id, student }) => ({ id, ...student.account }));
    const names = shownNames(pupils);
    const shown = pupils.map(({ id, name, photoUrl }) => ({ id, name: names.get(id) ?? name, photoUrl }));
    return { className: device.class.name, pupils: recentFirst(shown, device.recent) };
  },
});
