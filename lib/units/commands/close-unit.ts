import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { classReach } from '@/lib/classes/reach';
import { lockRowsOfAll } from '@/lib/platform/db/lock';
import { fail as failOfPlatform } from '@/lib/platform/errors/failures';
import { refuseUnless as refuseUnlessPaid } from '@/lib/points/failures';
import { payUnit, recordClosing } from '@/lib/points/parts/pay-unit';
import { abilities } from '../abilities';
import { fail, refuseUnless } from '../failures';
import { closedUnit } from '../queries/closed-unit';
import { projectedAwards } from '../queries/projected-awards';
import { ClosedUnit, UnitClose } from '../schemas';

const heldClass = row('schoolClass', classReach, {
  by: 'id',
  from: 'classId',
  revision: 'not-overwritten',
  select: { id: true, schoolId: true, status: true, startedAt: true },
});

type Asked = Parameters<typeof heldClass.find>[0];

/** In the order in which facts are stored: each of them points to its class last, and would wait for it for ever. */
const factsLieUnder = [
  ['pinned_modules', 'class_id'],
  ['class_lessons', 'class_id'],
  ['classes', 'id'],
] as const;

/** What a pupil reached in a class that he came from counts here: the facts of the whole module stand still. */
async function heldFacts(asked: Asked) {
  const classIds = await runningOfModule(asked.tx, asked.input.classId);
  for (const [table, column] of factsLieUnder) await lockRowsOfAll(asked.tx, table, column, classIds);
  return heldClass.find(asked);
}

/** The school's classes of the same module that take facts, this one among them: always in one order. */
async function runningOfModule(tx: Asked['tx'], classId: string): Promise<string[]> {
  const found = await tx.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM classes own
      JOIN classes c ON c.school_id = own.school_id AND c.course_id = own.course_id AND c.module_code = own.module_code
     WHERE own.id = ${classId}::uuid AND c.status = 'initiated' AND c.started_at IS NOT NULL
     ORDER BY c.id`;
  return found.map(({ id }) => id);
}

/**
 * Ends a unit for good and pays it (§4). Everything that a fact is stored under is held first, so that none slips in
 * between counting and paying: the lessons' rows for marks, sliders and values, the pinned module for the rest, the class
 * for its pupils and teams.
 */
export const closeUnit = defineCommand({
  name: 'units.close',
  may: abilities['unit:close'],
  input: UnitClose,
  reply: ClosedUnit,
  target: heldFacts,
  run: async ({ tx, actor, input: { classId, unit, typed, ticked }, target, now }) => {
    const first = await closedUnit(tx, { classId, unit });
    if (first) return first;
    refuseUnlessPaid(target.status === 'initiated' && target.startedAt !== null, 'unit.class-not-running');
    refuseUnless(typed === unit, 'unit.number-mistyped');
    const projected = (await projectedAwards(tx, { classId, unit, at: now })) ?? failOfPlatform('MODEL_NOT_FOUND');
    const { blockers, warnings, awards, courseId, moduleCode, schoolId, schemeVersion } = projected;
    const [blocker] = blockers;
    if (blocker) fail(blocker);
    const warned = warnings.map(({ code }) => code);
    const unread = warned.filter((code) => !ticked.includes(code));
    refuseUnless(unread.length === 0, 'unit.warnings-not-ticked', {
      fields: unread.map((path) => ({ path, code: 'not-ticked' })),
    });
    await recordClosing(tx, { classId, schoolId, unit, closedById: actor.id, warned, now });
    await payUnit(tx, { classId, schoolId, courseId, moduleCode, schemeVersion, unit, now, awards });
    return (await closedUnit(tx, { classId, unit })) ?? failOfPlatform('MODEL_NOT_FOUND');
  },
});
