import type { Tx } from '@/lib/platform/db/client';
import { type KnownJourney, paidBefore } from '@/lib/points/queries/paid-before';
import { pinnedModuleOf } from '@/lib/points/queries/pinned-module';
import { waysInto } from '@/lib/points/queries/stays-of-pupils';
import type { PupilFacts } from '@/lib/points/rules/facts';
import type { Stay } from '@/lib/points/rules/moves';
import { nameOfChallenge } from '../rules/challenge-names';
import { pupilFacts } from '../rules/pupil-facts';
import { storedFacts } from './stored-facts';

/** Who is looked at: those who are in the class at that moment, or those who were paid then. */
type Asked = { classId: string; at: Date; studentIds?: readonly string[] };

export type KnownPupil = {
  studentId: string;
  way: Stay[];
  /** There from the first payment on. */
  journey: KnownJourney | undefined;
  facts: PupilFacts;
  /** The projects that he is in a team for in this class, and not in one that he came from. */
  teamsHere: number[];
  /** Those of them that he took no part in. */
  awayHere: number[];
};

/** What the class pinned, and the facts of its pupils as they were at a moment. None where the class never began. */
export async function factsOfPupils(tx: Tx, { classId, at, studentIds }: Asked) {
  const found = await pinnedModuleOf(tx, classId);
  if (!found) return null;
  const ids = studentIds ?? (await enrolledIn(tx, classId)).map(({ studentId }) => studentId);
  const ways = await waysInto(tx, { classId, at, studentIds: ids });
  const journeys = await paidBefore(
    tx,
    ids.map((studentId) => ({ studentId, way: ways.get(studentId) ?? [] })),
  );
  const classIds = new Set([classId, ...[...ways.values()].flat().map((stay) => stay.classId)]);
  const of = await storedFacts(tx, [...classIds], ids);
  const challenges = found.missions.flatMap(({ unit, challenges: named }) =>
    named.map(({ key }) => ({ unit, key, name: nameOfChallenge(named, key) ?? '' })),
  );
  const module = { challenges, projects: found.pinned.projects };
  const pupils = ids.map((studentId): KnownPupil => {
    const way = ways.get(studentId) ?? [];
    const journey = journeys.get(studentId);
    const sources = { studentId, way, of, at, paid: journey?.settled ?? new Map() };
    const teamsHere = of.get(classId)?.projects.get(studentId) ?? [];
    return {
      studentId,
      way,
      journey,
      facts: pupilFacts(sources, module),
      teamsHere: teamsHere.map(({ number }) => number),
      awayHere: teamsHere.filter(({ isAway }) => isAway).map(({ number }) => number),
    };
  });
  return { ...found, pupils };
}

/** Who is in the class, as its lists are sorted. */
export function enrolledIn(tx: Tx, classId: string): Promise<{ studentId: string; name: string }[]> {
  return tx.$queryRaw`
    SELECT e.student_id AS "studentId", a.name
      FROM enrolments e JOIN students s ON s.id = e.student_id JOIN accounts a ON a.id = e.student_id
     WHERE e.class_id = ${classId}::uuid AND e.left_at IS NULL
     ORDER BY s.name_key, e.student_id`;
}
