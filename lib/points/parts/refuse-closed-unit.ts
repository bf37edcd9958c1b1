import { now } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';
import { refuseUnless } from '../failures';
import { paidBefore } from '../queries/paid-before';
import { waysInto } from '../queries/stays-of-pupils';
import { unitOfLesson } from '../rules/lesson-rules';

/**
 * What a unit was paid by never changes: neither where the class closed it, nor of a pupil who moved and was paid for it
 * in another class. Whoever calls holds what the closing holds too, or a fact would slip in beside it.
 */
export async function refuseClosedUnit(
  tx: Tx,
  { classId, unit, studentIds }: { classId: string; unit: number; studentIds: readonly string[] },
): Promise<void> {
  const [found] = await tx.$queryRaw<{ closed: boolean; paid: string[] }[]>`
    SELECT EXISTS (SELECT FROM unit_closings WHERE class_id = ${classId}::uuid AND unit = ${unit}) AS closed,
           ARRAY(
             SELECT DISTINCT j.student_id::text
               FROM module_journeys j
               JOIN settled_units s ON s.journey_id = j.id AND s.unit = ${unit}
              WHERE j.student_id = ANY(${[...studentIds]}::uuid[])) AS paid`;
  refuseUnless(!found?.closed, 'unit.closed');
  const ways = found?.paid.length ? await waysInto(tx, { classId, at: now(), studentIds: found.paid }) : new Map();
  const journeys = await paidBefore(
    tx,
    [...ways].map(([studentId, way]) => ({ studentId, way })),
  );
  refuseUnless(![...journeys.values()].some(({ settled }) => settled.has(unit)), 'unit.closed');
}

/** The same, of the unit that a lesson belongs to; one beyond the three units belongs to none. */
export async function refuseClosedLesson(
  tx: Tx,
  { classId, number }: { classId: string; number: number },
  studentIds: readonly string[],
): Promise<void> {
  const unit = unitOfLesson(number);
  if (unit) await refuseClosedUnit(tx, { classId, unit, studentIds });
}
