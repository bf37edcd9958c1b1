import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { classReach } from '@/lib/classes/reach';
import { adjustPoints as adjust } from '@/lib/points/parts/adjust-points';
import { abilities } from '../abilities';
import { fail } from '../failures';
import { Adjusted, Adjustment } from '../schemas';

const heldClass = row('schoolClass', classReach, {
  by: 'id',
  from: 'classId',
  revision: 'not-overwritten',
  select: { id: true, schoolId: true },
});

/** Something that was paid wrongly is set right by one more line with its reason; nothing is ever taken back (8.15). */
export const adjustPoints = defineCommand({
  name: 'units.adjust-points',
  may: abilities['points:adjust'],
  input: Adjustment,
  reply: Adjusted,
  target: heldClass,
  run: async ({ tx, input: { classId, unit, studentId, amount, reason }, target: { schoolId } }) => {
    const settled =
      (await tx.settledUnit.findFirst({
        where: { classId, unit, journey: { studentId } },
        select: { journeyId: true },
      })) ?? fail('unit.not-closed');
    const line = { journeyId: settled.journeyId, classId, schoolId, unit, amount, reason };
    return (await adjust(tx, line)) ?? fail('unit.below-zero');
  },
});
