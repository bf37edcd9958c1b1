import { randomInt } from 'node:crypto';
import { defineCommand } from '@/lib/access/define-command';
import { holdAccounts } from '@/lib/accounts/parts/issue-cards';
import { issuePins } from '@/lib/accounts/parts/issue-pins';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { pinHashOf } from '../parts/pin-hash';
import { pinSheetOf } from '../queries/pin-sheet';
import { newPin } from '../rules/pins';
import { PinChoices, PrintedPins } from '../schemas';

/**
 * Makes a PIN for each pupil of the class, told once in this answer: those of before check nobody in any more. Or for those
 * alone who have none: who came later, and whose password was handed out anew.
 */
export const printPins = defineCommand({
  name: 'shared-devices.print-pins',
  may: abilities['pin:print'],
  input: PinChoices,
  reply: PrintedPins,
  target: async ({ tx, actor, input: { classId, lastSetAt, missingOnly } }) => {
    const before = await pinSheetOf(tx, actor, classId);
    if (!before) return null;
    // Of two who print at once, also for two classes that share a pupil, the second finds what the first made, and is told.
    await holdAccounts(
      tx,
      before.students.map(({ id }) => id),
    );
    const sheet = await pinSheetOf(tx, actor, classId);
    if (!sheet) return null;
    refuseUnless(sheet.students.length > 0, 'checkin.nobody-in-class');
    refuseUnless(sheet.lastSetAt === lastSetAt, 'request.changed-meanwhile');
    const students = sheet.students.filter(({ hasPin }) => !(missingOnly && hasPin));
    refuseUnless(students.length > 0, 'request.changed-meanwhile');
    return { id: classId, className: sheet.className, students };
  },
  run: async ({ tx, actor, target: { className, students }, now }) => {
    const pins = students.map(({ id, name }) => ({ id, name, pin: newPin(randomInt) }));
    const kept = pins.map(({ id, pin }) => ({ accountId: id, pinHash: pinHashOf(id, pin) }));
    await issuePins(tx, { pins: kept, setById: actor.id, now });
    return { className, pins };
  },
});
