import type { Tx } from '@/lib/platform/db/client';
import type { HonorKind, HonorLevel } from '@/lib/platform/db/generated/client';

type UnitReport = {
  studentId: string;
  name: string;
  className: string;
  /** Lessons of the unit that the class gave, and those that the student was in or made up. */
  lessons: number;
  attended: number;
  points: number;
  honors: { kind: HonorKind; number: number; level: HonorLevel | null }[];
};

/**
 * What a family is told when a unit was closed: of each student whom this closing paid, as the ledger has it. Lines that
 * an administrator added are in the sum. Who was erased since is not in it, nor who is in a test class.
 */
export function reportOfUnit(tx: Tx, { classId, unit }: { classId: string; unit: number }): Promise<UnitReport[]> {
  return tx.$queryRaw<UnitReport[]>`
    SELECT s.id AS "studentId", a.name, c.name AS "className",
           held.lessons, held.attended,
           (SELECT coalesce(sum(p.amount), 0)::int FROM point_entries p
             WHERE p.journey_id = j.id AND p.unit = u.unit) AS points,
           (SELECT coalesce(json_agg(json_build_object('kind', h.kind, 'number', h.number, 'level', h.level)
                                     ORDER BY h.kind, h.number), '[]'::json)
              FROM honors h WHERE h.journey_id = j.id AND h.unit = u.unit) AS honors
      FROM settled_units u
      JOIN classes c ON c.id = u.class_id AND c.type <> 'test'
      JOIN module_journeys j ON j.id = u.journey_id
      JOIN students s ON s.id = j.student_id AND NOT s.fictitious
      JOIN accounts a ON a.id = s.id
     CROSS JOIN LATERAL (
           SELECT count(*)::int AS lessons,
                  (count(*) FILTER (WHERE m.state IN ('present', 'madeUp')))::int AS attended
             FROM class_lessons l
             JOIN class_plans n ON n.class_id = l.class_id AND n.number = l.number
             JOIN lessons p ON p.id = n.lesson_id
             JOIN course_units o ON o.id = p.unit_id AND o.number = u.unit
             LEFT JOIN attendance_marks m ON m.class_lesson_id = l.id AND m.student_id = s.id
            WHERE l.class_id = u.class_id AND l.status = 'closed') held
     WHERE u.class_id = ${classId}::uuid AND u.unit = ${unit}::int
     ORDER BY a.name, s.id`;
}
