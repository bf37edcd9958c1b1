import type { Tx } from '@/lib/platform/db/client';
import type { UnitFacts } from '../rules/unit-standing';

export async function unitFacts(tx: Tx, classId: string): Promise<UnitFacts> {
  const found = await tx.schoolClass.findUniqueOrThrow({
    where: { id: classId },
    select: {
      plans: { select: { number: true } },
      heldLessons: { where: { status: 'closed' }, select: { number: true } },
      unitClosings: { select: { unit: true } },
      projectClosings: { select: { project: true } },
      teamDefinitions: { where: { confirmedAt: { not: null } }, select: { project: true } },
    },
  });
  return {
    closedUnits: found.unitClosings.map(({ unit }) => unit),
    planned: found.plans.map(({ number }) => number),
    closedLessons: found.heldLessons.map(({ number }) => number),
    assigned: found.teamDefinitions.map(({ project }) => project),
    closedProjects: found.projectClosings.map(({ project }) => project),
    openTests: await openTests(tx, classId),
  };
}

/**
 * Units whose test somebody takes or may still begin: of the class's own tests, and of those of a class of the module that
 * a pupil came from, since what he reaches there counts here. By the clock that lets him begin.
 */
async function openTests(tx: Tx, classId: string): Promise<number[]> {
  const found = await tx.$queryRaw<{ unit: number }[]>`
    WITH inside AS (SELECT student_id FROM enrolments WHERE class_id = ${classId}::uuid AND left_at IS NULL),
         known AS (
           SELECT id FROM test_attempts WHERE class_id = ${classId}::uuid
            UNION
           SELECT a.id FROM inside i JOIN test_attempts a ON a.student_id = i.student_id
             JOIN classes c ON c.id = a.class_id
             JOIN classes own ON own.id = ${classId}::uuid
                  AND own.course_id = c.course_id AND own.module_code = c.module_code)
    SELECT DISTINCT a.unit
      FROM known JOIN test_attempts a ON a.id = known.id
      JOIN test_releases r ON r.id = a.release_id
     WHERE a.archived_at IS NULL
       AND (a.state = 'begun'
            OR a.state = 'released' AND r.begin_until > clock_timestamp()
               AND EXISTS (SELECT FROM enrolments e
                            WHERE e.class_id = a.class_id AND e.student_id = a.student_id AND e.left_at IS NULL))`;
  return found.map(({ unit }) => unit);
}
