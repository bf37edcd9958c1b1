import { POST as closeProject } from '@/app/api/turmas/[id]/projects/[project]/close/route';
import { POST as gradeProject } from '@/app/api/turmas/[id]/projects/[project]/grades/route';
import { POST as checkChallenges } from '@/app/api/turmas/[id]/units/[unit]/challenges/check/route';
import { POST as tickChallenge } from '@/app/api/turmas/[id]/units/[unit]/challenges/route';
import { POST as gradePractice } from '@/app/api/turmas/[id]/units/[unit]/practice/route';
import { db } from '@/lib/platform/db/client';
import type { Unit } from '@/tests/points/facts';
import type { SignedIn } from '@/tests/support/world';
import { done, now, type Seat } from './granted';
import { takeTest } from './taken-test';

export type Work = { id: string; schoolId: string; facilitator: SignedIn; unit: Unit; seats: readonly Seat[] };

/** Of these seats, those that have not done it in this unit, in whatever class: from now on they have. */
function notYet(what: string, { unit, seats }: Work): Seat[] {
  const those = seats.filter(({ did }) => !did.has(`${what} ${unit}`));
  for (const { did } of those) did.add(`${what} ${unit}`);
  return those;
}

/** Each ticks for oneself; who teaches says yes and no of all at once. */
export async function doMissions(work: Work): Promise<void> {
  const { id, facilitator, unit, seats } = work;
  const { missions } = await db().pinnedModule.findUniqueOrThrow({ where: { classId: id } });
  const named = (missions as { unit: number; challenges: { key: string; name: string }[] }[])
    .filter((mission) => mission.unit === unit)
    .flatMap(({ challenges }) => challenges);
  const keyOf = (name: string) => named.find((challenge) => challenge.name === name)?.key ?? '';
  const facts = notYet('missions', work).flatMap((seat) =>
    seat.facts.challenges.filter((fact) => fact.unit === unit).map((fact) => ({ ...fact, seat, key: keyOf(fact.key) })),
  );
  const tick = async (seat: Seat) => {
    const own = facts.filter((fact) => fact.seat === seat && fact.own);
    for (const { key } of own)
      await done(tickChallenge, seat.who, { id, unit }, { at: now(), challenge: key, done: true });
  };
  await Promise.all(seats.map(tick));
  const checks = facts
    .filter(({ checked }) => checked !== null)
    .map(({ seat, key, checked }) => ({ studentId: seat.id, challenge: key, checked }));
  if (checks.length > 0) await done(checkChallenges, facilitator, { id, unit }, { at: now(), checks });
}

/** What the story says of a test, reached by taking it: those of one length together. */
export async function takeTests(work: Work): Promise<void> {
  const taking = notYet('test', work).flatMap((seat) =>
    seat.facts.tests.flatMap(({ unit, theory }) => (unit === work.unit && theory ? [{ seat, theory }] : [])),
  );
  const byLength = Map.groupBy(taking, ({ theory }) => theory.total);
  for (const [total, those] of byLength) await takeTest(work, total, those);
}

export async function gradePractices({ id, facilitator, unit, seats }: Work): Promise<void> {
  const grades = seats.flatMap((seat) =>
    seat.facts.tests
      .filter((test) => test.unit === unit && test.practice !== null)
      .map(({ practice }) => ({ studentId: seat.id, practice })),
  );
  if (grades.length > 0) await done(gradePractice, facilitator, { id, unit }, { grades });
}

/** One team of all who are in one, graded and closed. */
export async function endProject({ id, schoolId, facilitator, seats }: Work, project: number): Promise<void> {
  const factOf = (seat: Seat) => seat.facts.projects.find(({ number }) => number === project);
  const members = seats.filter((seat) => factOf(seat)?.inTeam);
  if (members.length === 0) return;
  const { id: definitionId } = await db().teamDefinition.create({
    data: { classId: id, schoolId, project, how: 'manual', confirmedAt: new Date() },
  });
  const { id: teamId } = await db().team.create({ data: { definitionId, schoolId, number: 1 } });
  await db().teamMember.createMany({
    data: members.map((seat, position) => ({ definitionId, teamId, schoolId, studentId: seat.id, position })),
  });
  const grades = members.flatMap((seat) => {
    const score = factOf(seat)?.score ?? null;
    return score === null ? [] : [{ studentId: seat.id, score }];
  });
  if (grades.length > 0) await done(gradeProject, facilitator, { id, project }, { grades });
  await done(closeProject, facilitator, { id, project });
}
