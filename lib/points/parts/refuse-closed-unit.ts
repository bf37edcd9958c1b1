import type { Tx } from '@/lib/platform/db/client';
import { refuseUnless } from '../failures';
import { paidOnTheWay } from '../queries/paid-on-the-way';
import { unitOfLesson } from '../rules/lesson-rules';

/** Where a lesson goes on, nobody's facts are final. */
export const nobodyPaid: ReadonlySet<string> = new Set();

type Place = { classId: string; unit: number; studentIds: readonly string[] };

/**
 * What a unit was paid by never changes: neither where the class closed it, nor of a pupil who moved and was paid for it
 * in another class. Gives those of the pupils who were: what is meant for a whole class is stored of the others, and
 * refused where there are none. Whoever calls holds what the closing holds too, or a fact would slip in beside it.
 */
export async function refuseClosedUnit(tx: Tx, place: Place): Promise<ReadonlySet<string>> {
  const { classId, unit } = place;
  const [found] = await tx.$queryRaw<{ closed: boolean; paid: string[] }[]>`
    SELECT EXISTS (SELECT FROM unit_closings WHERE class_id = ${classId}::uuid AND unit = ${unit}) AS closed,
           ARRAY(
             SELECT DISTINCT j.student_id::text
               FROM module_journeys j
               JOIN settled_units s ON s.journey_id = j.id AND s.unit = ${unit}
              WHERE j.student_id = ANY(${[...place.studentIds]}::uuid[])) AS paid`;
  refuseUnless(!found?.closed, 'unit.closed');
  const paid = new Set(await paidOnTheWay(tx, { classId, unit, studentIds: found?.paid ?? [] }));
  refuseUnless(paid.size === 0 || place.studentIds.some((id) => !paid.has(id)), 'unit.closed');
  return paid;
}

/** The same, of the unit that a lesson belongs to; one beyond the three units belongs to none. */
export async function refuseClosedLesson(
  tx: Tx,
  { classId, number }: { classId: string; number: number },
  studentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const unit = unitOfLesson(number);
  return unit ? refuseClosedUnit(tx, { classId, unit, studentIds }) : nobodyPaid;
}
