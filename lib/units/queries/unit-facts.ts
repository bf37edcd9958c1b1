import type { Tx } from '@/lib/platform/db/client';
import type { UnitFacts } from '../rules/unit-standing';

export async function unitFacts(tx: Tx, classId: string): Promise<UnitFacts> {
  return { ...(await heldFacts(tx, classId)), openTests: await openTests(tx, classId) };
}

/** What the class has been given and has closed, by one statement: every look at its table asks. */
export async function heldFacts(tx: Tx, classId: string): Promise<Omit<UnitFacts, 'openTests'>> {
  const [found] = await tx.$queryRaw<[Omit<UnitFacts, 'openTests'>]>`
    SELECT ARRAY(SELECT unit FROM unit_closings WHERE class_id = c.id ORDER BY unit) AS "closedUnits",
           ARRAY(SELECT number FROM class_plans WHERE class_id = c.id ORDER BY number) AS planned,
           ARRAY(SELECT number FROM class_lessons WHERE class_id = c.id AND status = 'closed' ORDER BY number) AS "closedLessons",
           ARRAY(SELECT project FROM team_definitions
                  WHERE class_id = c.id AND confirmed_at IS NOT NULL ORDER BY project) AS assigned,
           ARRAY(SELECT project FROM project_closings WHERE class_id = c.id ORDER BY project) AS "closedProjects"
      FROM (SELECT ${classId}::uuid AS id) c`;
  return found;
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
