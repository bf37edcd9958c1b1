import type { Problem } from '@/lib/bulk/schemas';
import type { NamedGuardian } from '@/lib/guardians/parts/save-guardians';
import type { Tx } from '@/lib/platform/db/client';
import { slotsOf } from './school-guardians';

/** A guardian of the school whom the file calls otherwise. */
export type Renamed = NamedGuardian & { before: string };
/** A pupil for whom others answer than before. */
export type Retied = { studentId: string; name: string; before: (string | null)[]; after: (string | null)[] };
export type GuardianUndo = { createdIds: string[]; renamed: Renamed[]; ties: Retied[] };

/** What was done since with whom an import registered, renamed or tied: then it is not taken back. */
export async function builtOnGuardians(tx: Tx, { createdIds, renamed, ties }: GuardianUndo): Promise<Problem[]> {
  const students = ties.map(({ studentId }) => studentId);
  await tx.$queryRaw`SELECT 1 FROM students WHERE id = ANY(${students}::uuid[]) ORDER BY id FOR UPDATE`;
  const touched = new Set([...createdIds, ...renamed.map(({ id }) => id)]);
  // Those who answered before are tied again: whom nobody was tied to meanwhile may have been deleted.
  const tiedBefore = ties.flatMap(({ before }) => before.filter((id) => id !== null));
  const guardians = await tx.$queryRaw<{ id: string; name: string; revision: number }[]>`
    SELECT id, name, revision FROM guardians WHERE id = ANY(${[...touched, ...tiedBefore]}::uuid[])
     ORDER BY id FOR UPDATE`;
  const there = new Set(guardians.map(({ id }) => id));
  const slots = await slotsOf(tx, students);
  const changed = guardians.filter(({ id, name, revision }) => {
    if (!touched.has(id)) return false;
    const own = renamed.find((one) => one.id === id);
    return own ? own.name !== name : revision > 1;
  });
  const retied = ties.filter(({ studentId, after }) => {
    const now = slots.get(studentId) ?? [null, null];
    return now.some((guardian, index) => (guardian?.id ?? null) !== after[index]);
  });
  const gone = ties.filter(({ before }) => before.some((id) => id !== null && !there.has(id)));
  const elsewhere = await tx.studentGuardian.findMany({
    where: { guardianId: { in: createdIds }, studentId: { notIn: students } },
    select: { guardian: { select: { name: true } } },
  });
  return [
    ...changed.map(({ name }) => ({ path: name, code: 'guardian-changed-since' })),
    ...retied.map(({ name }) => ({ path: name, code: 'guardians-changed-since' })),
    ...gone.map(({ name }) => ({ path: name, code: 'guardian-gone-since' })),
    ...elsewhere.map(({ guardian: { name } }) => ({ path: name, code: 'guardian-tied-since' })),
  ];
}
