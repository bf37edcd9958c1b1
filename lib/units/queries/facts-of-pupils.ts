import type { Tx } from '@/lib/platform/db/client';
import { type KnownJourney, paidBefore } from '@/lib/points/queries/paid-before';
import { pinnedFields, toPinnedModule, toScheme } from '@/lib/points/queries/pinned-module';
import { waysInto } from '@/lib/points/queries/stays-of-pupils';
import type { PupilFacts } from '@/lib/points/rules/facts';
import type { Stay } from '@/lib/points/rules/moves';
import { pupilFacts } from '../rules/pupil-facts';
import { storedFacts } from './stored-facts';

/** Who is looked at: those who are in the class at that moment, or those who were paid then. */
type Asked = { classId: string; at: Date; studentIds?: readonly string[] };

/** A journey is there from the first payment on. */
export type KnownPupil = { studentId: string; way: Stay[]; journey: KnownJourney | undefined; facts: PupilFacts };

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
  const ways = await waysInto(tx, { classId, at, studentIds: ids });
  const journeys = await paidBefore(
    tx,
    ids.map((studentId) => ({ studentId, way: ways.get(studentId) ?? [] })),
  );
  const classIds = new Set([classId, ...[...ways.values()].flat().map((stay) => stay.classId)]);
  const of = await storedFacts(tx, [...classIds], ids);
  const challenges = (found.missions as { unit: number; challenges: { key: string; name: string }[] }[]).flatMap(
    ({ unit, challenges: named }) => named.map(({ key, name }) => ({ unit, key, name })),
  );
  const pinned = toPinnedModule(found);
  const pupils = ids.map((studentId): KnownPupil => {
    const way = ways.get(studentId) ?? [];
    const journey = journeys.get(studentId);
    const sources = { studentId, way, of, at, paid: journey?.settled ?? new Map() };
    return { studentId, way, journey, facts: pupilFacts(sources, { challenges, projects: pinned.projects }) };
  });
  return {
    schoolId,
    courseId,
    moduleCode,
    schemeVersion: found.schemeVersion,
    scheme: toScheme(found),
    pinned,
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
