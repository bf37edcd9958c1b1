import type { Tx } from '@/lib/platform/db/client';
import { refuseUnless } from '../failures';
import { unitOfLesson } from '../rules/lesson-rules';

/**
 * What a unit was paid by never changes: neither where the class closed it, nor of a pupil who moved and was paid for it
 * in another class. Whoever calls holds what the closing holds too, or a fact would slip in beside it.
 */
export async function refuseClosedUnit(
  tx: Tx,
  { classId, unit, studentIds }: { classId: string; unit: number; studentIds: readonly string[] },
): Promise<void> {
  const [closed] = await tx.$queryRaw<{ closed: boolean }[]>`
    SELECT EXISTS (SELECT FROM unit_closings WHERE class_id = ${classId}::uuid AND unit = ${unit})
        OR EXISTS (
          SELECT FROM journey_classes c
            JOIN module_journeys j ON j.id = c.journey_id
            JOIN settled_units s ON s.journey_id = j.id AND s.unit = ${unit} AND c.created_at <= s.settled_at
           WHERE c.class_id = ${classId}::uuid AND j.student_id = ANY(${[...studentIds]}::uuid[])) AS closed`;
  refuseUnless(!closed?.closed, 'unit.closed');
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
