import { expect } from 'vitest';
import { POST as closeProject } from '@/app/api/turmas/[id]/projects/[project]/close/route';
import { POST as gradeProject } from '@/app/api/turmas/[id]/projects/[project]/grades/route';
import { POST as checkChallenges } from '@/app/api/turmas/[id]/units/[unit]/challenges/check/route';
import { POST as tickChallenge } from '@/app/api/turmas/[id]/units/[unit]/challenges/route';
import { POST as gradePractice } from '@/app/api/turmas/[id]/units/[unit]/practice/route';
import type { RouteHandler } from '@/lib/access/serve';
import { db } from '@/lib/platform/db/client';
import type { Unit } from '@/tests/points/facts';
import type { StoryPupil } from '@/tests/points/module-story';
import { send } from '@/tests/support/send';
import type { SignedIn } from '@/tests/support/world';

/** A pupil of the story at the product. `did` is what is done once in each unit. */
export type Seat = StoryPupil & { index: number; who: SignedIn; id: string; did: Set<string> };

type Place = Record<string, string | number>;

/** One request that has to be granted. */
export async function done(handler: RouteHandler, who: SignedIn, params: Place, body?: object) {
  const { path, method } = handler.operation;
  const named = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
  const address = Object.entries(named).reduce((at, [name, value]) => at.replace(`{${name}}`, value), path);
  const sent = { method, path: address, params: named, bearer: who.bearer };
  const answer = await send(handler, { ...sent, ...(body && { body }) });
  expect(answer.status, `${method} ${address}: ${answer.body.code}`).toBeLessThan(300);
  return answer.body;
}

export const now = () => new Date().toISOString();

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

/** The tests themselves are no part of the product yet: what pupils reached in them is stored as they would. */
export async function takeTests(work: Work): Promise<void> {
  const { id, schoolId, unit } = work;
  const data = notYet('test', work).flatMap((seat) =>
    seat.facts.tests
      .filter((test) => test.unit === unit && test.theory !== null)
      .map(({ theory }) => ({
        ...{ classId: id, schoolId, studentId: seat.id, unit },
        ...{ theoryRight: theory?.right ?? null, theoryTotal: theory?.total ?? null },
      })),
  );
  await db().testGrade.createMany({ data });
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
