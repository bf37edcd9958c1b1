import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { stateOf } from '@/lib/classes/rules';
import { maximumOf } from '@/lib/points/rules/award-unit';
import type { Unit } from '@/lib/points/rules/facts';
import { sum } from '@/lib/points/rules/fractions';
import { abilities } from '../abilities';
import { pointsByUnit } from '../rules/points-by-unit';
import { ClassPerformance } from '../schemas';
import { enrolledIn, factsOfPupils } from './facts-of-pupils';
import { ledgersOf } from './ledgers-of';
import { heldFacts } from './unit-facts';

/** Everybody of a class that has begun, with a fixed number of statements, however many they are. */
export const classPerformance = defineQuery({
  name: 'units.class-performance',
  may: abilities['unit:read'],
  input: z.object({ classId: z.uuid() }),
  reply: ClassPerformance,
  run: async ({ db, actor, input: { classId }, now }) => {
    const found = await db.schoolClass.findFirst({
      where: within(classReach, actor, { id: classId }),
      select: { name: true, status: true, startedAt: true },
    });
    const enrolled = found ? await enrolledIn(db, classId) : [];
    const studentIds = enrolled.map(({ studentId }) => studentId);
    const known = found && (await factsOfPupils(db, { classId, at: now, studentIds }));
    if (!known) return null;
    const { pinned, scheme, pupils } = known;
    const isRunning = stateOf(found) === 'running';
    const projectNames = new Map(known.projects.map(({ number, name }) => [number, name]));
    const names = new Map(enrolled.map(({ studentId, name }) => [studentId, name]));
    const { closedUnits, planned, closedLessons, assigned, closedProjects } = await heldFacts(db, classId);
    const ledgers = await ledgersOf(
      db,
      pupils.flatMap(({ journey }) => journey?.id ?? []),
    );
    return {
      classId,
      className: found.name,
      readAt: now.toISOString(),
      rankingOn: known.rankingOn,
      isRunning,
      maximum: maximumOf(pinned, planned, scheme),
      closedUnits: closedUnits as Unit[],
      lessons: planned.map((number) => ({ number, isClosed: closedLessons.includes(number) })),
      missions: known.missions,
      tests: pinned.tests,
      projects: pinned.projects.map((project) => ({
        ...project,
        name: projectNames.get(project.number) ?? '',
        hasTeams: assigned.includes(project.number),
        isClosed: closedProjects.includes(project.number),
      })),
      students: pupils.map(({ studentId, journey, facts, teamsHere, awayHere }) => {
        const ledger = journey && ledgers.get(journey.id);
        return {
          studentId,
          name: names.get(studentId) ?? '',
          total: sum((ledger?.entries ?? []).map(({ amount }) => amount)),
          ...facts,
          projects: facts.projects.map((project) => ({ ...project, isAway: awayHere.includes(project.number) })),
          teamsHere,
          units: pointsByUnit({
            pinned,
            scheme,
            facts: isRunning ? facts : undefined,
            journey,
            ledger,
            closed: closedUnits,
          }),
        };
      }),
    };
  },
});
