import type { Tx } from '@/lib/platform/db/client';
import type { HonorKind, HonorLevel } from '@/lib/platform/db/generated/client';
import type { Unit } from '@/lib/points/rules/facts';
import { isAttended, lessonsOf, unitOfLesson } from '@/lib/points/rules/lesson-rules';
import { factsOfPupils } from '@/lib/units/queries/facts-of-pupils';
import { heldFacts } from '@/lib/units/queries/unit-facts';

type Paid = {
  studentId: string;
  name: string;
  className: string;
  closedAt: Date;
  points: number;
  honors: { kind: HonorKind; number: number; level: HonorLevel | null }[];
};

type UnitReport = Omit<Paid, 'closedAt'> & {
  /** Lessons of the unit that were given, and those that the student was in or made up, here or in the class before. */
  lessons: number;
  attended: number;
};

/**
 * What a family is told when a unit was closed: of each student whom this closing paid, as the ledger has it. Lines that
 * an administrator added are in the sum. Who was erased or is inactive since is not in it, nor who is in a test class.
 */
export async function reportOfUnit(tx: Tx, { classId, unit }: { classId: string; unit: Unit }): Promise<UnitReport[]> {
  const paid = await paidBy(tx, { classId, unit });
  const [first] = paid;
  if (!first) return [];
  const studentIds = paid.map(({ studentId }) => studentId);
  const known = await factsOfPupils(tx, { classId, at: first.closedAt, studentIds });
  const facts = new Map(known?.pupils.map((pupil) => [pupil.studentId, pupil.facts]));
  const { closedLessons } = await heldFacts(tx, classId);
  const lessons = closedLessons.filter((number) => unitOfLesson(number) === unit).length;
  return paid.map(({ closedAt: _, ...of }) => {
    const own = facts.get(of.studentId);
    return { ...of, lessons, attended: own ? lessonsOf(own, unit).filter(isAttended).length : 0 };
  });
}

function paidBy(tx: Tx, { classId, unit }: { classId: string; unit: Unit }): Promise<Paid[]> {
  return tx.$queryRaw<Paid[]>`
    SELECT s.id AS "studentId", a.name, c.name AS "className", u.settled_at AS "closedAt",
           (SELECT coalesce(sum(p.amount), 0)::int FROM point_entries p
             WHERE p.journey_id = j.id AND p.unit = u.unit) AS points,
           (SELECT coalesce(json_agg(json_build_object('kind', h.kind, 'number', h.number, 'level', h.level)
                                     ORDER BY h.kind, h.number), '[]'::json)
              FROM honors h WHERE h.journey_id = j.id AND h.unit = u.unit) AS honors
      FROM settled_units u
      JOIN classes c ON c.id = u.class_id AND c.type <> 'test'
      JOIN module_journeys j ON j.id = u.journey_id
      JOIN students s ON s.id = j.student_id AND s.active AND NOT s.fictitious
      JOIN accounts a ON a.id = s.id
     WHERE u.class_id = ${classId}::uuid AND u.unit = ${unit}::int
     ORDER BY a.name, s.id`;
}
