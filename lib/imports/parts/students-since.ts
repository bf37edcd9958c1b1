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
  return [...problems, ...(await builtOnGuardians(tx, guardians))];
}
