import { neverCameIn } from '@/lib/accounts/rules';
import type { Problem } from '@/lib/bulk/schemas';
import type { Tx } from '@/lib/platform/db/client';
import type { StudentFacts } from '@/lib/students/parts/create-students';
import { builtOnGuardians, type GuardianUndo } from './guardians-since';

export type SavedUndo = { before: StudentFacts & { name: string }; revision: number; isRenamed: boolean };
export type StudentUndo = {
  createdIds: string[];
  saved: SavedUndo[];
  enrolments: { id: string; studentId: string }[];
  guardians: GuardianUndo;
};

/** What was done since with the pupils of an import: then it is not taken back. */
export async function builtOnStudents(tx: Tx, undo: StudentUndo): Promise<Problem[]> {
  const { createdIds, saved, enrolments, guardians } = undo;
  const ids = [...createdIds, ...saved.map(({ before }) => before.id)];
  await tx.$queryRaw`SELECT 1 FROM students WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
  const found = await tx.student.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      revision: true,
      account: { select: { name: true, firstAccess: true, cameIn: true, revision: true, photoUrl: true } },
      enrolments: { select: { id: true, leftAt: true } },
      _count: { select: { consents: true } },
    },
  });
  const own = new Set(enrolments.map(({ id }) => id));
  const revisions = new Map(saved.map(({ before, revision }) => [before.id, revision]));
  const problems = found.flatMap(({ id, revision, account, enrolments: held, _count }): Problem[] => {
    const path = account.name;
    const after = revisions.get(id);
    if (after !== undefined) return revision === after ? [] : [{ path, code: 'student-changed-since' }];
    if (!neverCameIn(account)) return [{ path, code: 'signed-in-since' }];
    const facts = _count.consents > 0 || account.photoUrl !== null;
    if (revision > 1 || account.revision > 1 || facts) return [{ path, code: 'student-changed-since' }];
    return held.some((each) => !own.has(each.id) || each.leftAt) ? [{ path, code: 'enrolled-since' }] : [];
  });
  const told = new Set(problems.map(({ path }) => path));
  const taught = (await taughtSince(tx, enrolments)).filter(({ path }) => !told.has(path));
  return [...problems, ...taught, ...(await builtOnGuardians(tx, guardians))];
}

/** Who was given lessons, teams, tests or grades in a class that the import put him into: it would be gone with him. */
async function taughtSince(tx: Tx, enrolments: StudentUndo['enrolments']): Promise<Problem[]> {
  const found = await tx.$queryRaw<{ name: string }[]>`
    SELECT a.name
      FROM enrolments e JOIN accounts a ON a.id = e.student_id
     WHERE e.id = ANY (${enrolments.map(({ id }) => id)}::uuid[])
       AND (EXISTS (SELECT FROM class_lessons l JOIN attendance_marks m ON m.class_lesson_id = l.id
                     WHERE l.class_id = e.class_id AND m.student_id = e.student_id AND m.marked_at >= e.enrolled_at)
            OR EXISTS (SELECT FROM class_lessons l JOIN challenge_values v ON v.class_lesson_id = l.id
                        WHERE l.class_id = e.class_id AND v.student_id = e.student_id AND v.set_at >= e.enrolled_at)
            OR EXISTS (SELECT FROM class_lessons l JOIN self_assessments s ON s.class_lesson_id = l.id
                        WHERE l.class_id = e.class_id AND s.student_id = e.student_id AND s.assessed_at >= e.enrolled_at)
            OR EXISTS (SELECT FROM team_definitions d JOIN team_members m ON m.definition_id = d.id
                        WHERE d.class_id = e.class_id AND m.student_id = e.student_id AND d.updated_at >= e.enrolled_at)
            OR EXISTS (SELECT FROM project_grades p WHERE p.class_id = e.class_id AND p.student_id = e.student_id
                                                      AND p.graded_at >= e.enrolled_at)
            OR EXISTS (SELECT FROM test_attempts t WHERE t.class_id = e.class_id AND t.student_id = e.student_id
                                                     AND t.created_at >= e.enrolled_at)
            OR EXISTS (SELECT FROM test_grades g WHERE g.class_id = e.class_id AND g.student_id = e.student_id
                                                   AND g.practice_at >= e.enrolled_at)
            OR EXISTS (SELECT FROM challenge_ticks c WHERE c.class_id = e.class_id AND c.student_id = e.student_id
                                                       AND greatest(c.own_at, c.checked_at) >= e.enrolled_at)
            OR EXISTS (SELECT FROM settled_units s JOIN module_journeys j ON j.id = s.journey_id
                        WHERE s.class_id = e.class_id AND j.student_id = e.student_id AND s.settled_at >= e.enrolled_at))
     ORDER BY a.name_key`;
  return found.map(({ name: path }) => ({ path, code: 'taught-since' }));
}
