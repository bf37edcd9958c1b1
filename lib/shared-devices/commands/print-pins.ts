import { randomInt } from 'node:crypto';
import { defineCommand } from '@/lib/access/define-command';
import { lockName } from '@/lib/platform/db/lock';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { pinHashOf } from '../parts/pin-hash';
import { pinSheetOf } from '../queries/pin-sheet';
import { newPin } from '../rules/pins';
import { PinChoices, PrintedPins } from '../schemas';

/** Makes a PIN for each pupil of the class, told once in this answer: those of before check nobody in any more. */
export const printPins = defineCommand({
  name: 'shared-devices.print-pins',
  may: abilities['pin:print'],
  input: PinChoices,
  reply: PrintedPins,
  target: async ({ tx, actor, input: { classId, lastSetAt } }) => {
    // Of two who print at once the second finds what the first made, and is told.
    await lockName(tx, `pins ${classId}`);
    const sheet = await pinSheetOf(tx, actor, classId);
    if (!sheet) return null;
    refuseUnless(sheet.students.length > 0, 'checkin.nobody-in-class');
    refuseUnless(sheet.lastSetAt === lastSetAt, 'request.changed-meanwhile');
    return { id: classId, sheet };
  },
  run: async ({ tx, actor, target: { sheet }, now }) => {
    const pins = sheet.students.map((student) => ({ ...student, pin: newPin(randomInt) }));
    const accountIds = pins.map(({ id }) => id);
    await tx.pupilPin.deleteMany({ where: { accountId: { in: accountIds } } });
    await tx.pupilPin.createMany({
      data: pins.map(({ id, pin }) => ({ accountId: id, pinHash: pinHashOf(id, pin), setAt: now, setById: actor.id })),
    });
    return { className: sheet.className, pins };
  },
});
