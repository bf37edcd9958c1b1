import type { Tx } from '@/lib/platform/db/client';
import { pinnedFields, toPinnedModule, toScheme } from '@/lib/points/queries/pinned-module';
import type { PupilFacts } from '@/lib/points/rules/facts';
import { type Stay, wayInto } from '@/lib/points/rules/moves';
import { pupilFacts } from '../rules/pupil-facts';
import { storedFacts } from './stored-facts';

/** Who is looked at: those who are in the class at that moment, or those who were paid then. */
type Asked = { classId: string; at: Date; studentIds?: readonly string[] };

export type KnownPupil = { studentId: string; way: Stay[]; facts: PupilFacts };

/** What the class pinned, and the facts of its pupils as they were at a moment. None where the class never began. */
export async function factsOfPupils(tx: Tx, { classId, at, studentIds }: Asked) {
  const found = await tx.pinnedModule.findUnique({
    where: { classId },
    select: {
      ...pinnedFields,
      class: { select: { schoolId: true, courseId: true, moduleCode: true } },
    },
  });
  if (!found) return null;
  const { schoolId, courseId, moduleCode } = found.class;
  const ids = studentIds ?? (await enrolledIn(tx, classId));
  const stays = await staysOf(tx, { schoolId, courseId, moduleCode, at, ids });
  const ways = new Map(ids.map((id) => [id, wayInto(classId, stays.get(id) ?? [])]));
  const classIds = new Set([classId, ...[...ways.values()].flat().map((stay) => stay.classId)]);
  const of = await storedFacts(tx, [...classIds], ids);
  const challenges = (found.missions as { unit: number; challenges: { key: string; name: string }[] }[]).flatMap(
    ({ unit, challenges: named }) => named.map(({ key, name }) => ({ unit, key, name })),
  );
  const pupils = ids.map((studentId): KnownPupil => {
    const way = ways.get(studentId) ?? [];
    return { studentId, way, facts: pupilFacts({ studentId, way, of, at }, challenges) };
  });
  return {
    schoolId,
    courseId,
    moduleCode,
    schemeVersion: found.schemeVersion,
    scheme: toScheme(found),
    pinned: toPinnedModule(found),
    pupils,
  };
}

async function enrolledIn(tx: Tx, classId: string): Promise<string[]> {
  const found = await tx.enrolment.findMany({
    where: { classId, leftAt: null },
    orderBy: [{ student: { nameKey: 'asc' } }, { studentId: 'asc' }],
    select: { studentId: true },
  });
  return found.map(({ studentId }) => studentId);
}

type Wanted = { schoolId: string; courseId: string; moduleCode: string; at: Date; ids: readonly string[] };

/** Each pupil's times in classes of the module, as they were at that moment. Who left and came back was there all along. */
async function staysOf(tx: Tx, { schoolId, courseId, moduleCode, at, ids }: Wanted): Promise<Map<string, Stay[]>> {
  const found = await tx.enrolment.findMany({
    where: {
      studentId: { in: [...ids] },
      enrolledAt: { lte: at },
      class: { schoolId, courseId, moduleCode, startedAt: { not: null } },
    },
    orderBy: { enrolledAt: 'asc' },
    select: {
      studentId: true,
      classId: true,
      enrolledAt: true,
      leftAt: true,
      class: { select: { status: true, endedAt: true } },
    },
  });
  const stays = new Map<string, Stay[]>();
  for (const { studentId, classId, enrolledAt, leftAt, class: of } of found) {
    const until = leftAt && leftAt <= at ? leftAt : null;
    const known = stays.get(studentId) ?? [];
    const before = known.find((stay) => stay.classId === classId);
    const hasEnded = of.status !== 'initiated' && of.endedAt !== null && of.endedAt <= at;
    const ended = hasEnded ? { as: of.status as 'done', at: of.endedAt as Date } : null;
    if (before) before.until = until;
    else stays.set(studentId, [...known, { classId, from: enrolledAt, until, ended }]);
  }
  return stays;
}
