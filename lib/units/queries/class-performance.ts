import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { maximumOf } from '@/lib/points/rules/award-unit';
import type { Unit } from '@/lib/points/rules/facts';
import { sum } from '@/lib/points/rules/fractions';
import { abilities } from '../abilities';
import { pointsByUnit } from '../rules/points-by-unit';
import { ClassPerformance } from '../schemas';
import { factsOfPupils } from './facts-of-pupils';
import { ledgersOf } from './ledgers-of';
import { unitFacts } from './unit-facts';

type Project = { number: number; name: string };
type Mission = { unit: Unit; challenges: { key: string; name: string; mandatory: boolean }[] };

/** Everybody of a class that has begun, with a fixed number of statements, however many they are. */
export const classPerformance = defineQuery({
  name: 'units.class-performance',
  may: abilities['unit:read'],
  input: z.object({ classId: z.uuid() }),
  reply: ClassPerformance,
  run: async ({ db, actor, input: { classId }, now }) => {
    const found = await db.schoolClass.findFirst({
      where: within(classReach, actor, { id: classId, pinnedModule: { isNot: null } }),
      select: { name: true, pinnedModule: { select: { missions: true, projects: true, rankingOn: true } } },
    });
    const known = found && (await factsOfPupils(db, { classId, at: now }));
    if (!known) return null;
    const { pinned, scheme, pupils } = known;
    const named = new Map(
      ((found.pinnedModule?.projects ?? []) as Project[]).map(({ number, name }) => [number, name]),
    );
    const { closedUnits, planned, closedLessons, assigned, closedProjects } = await unitFacts(db, classId);
    const ledgers = await ledgersOf(
      db,
      pupils.flatMap(({ journey }) => journey?.id ?? []),
    );
    const ids = pupils.map(({ studentId }) => studentId);
    const accounts = await db.account.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
    const names = new Map(accounts.map(({ id, name }) => [id, name]));
    return {
      classId,
      className: found.name,
      readAt: now.toISOString(),
      rankingOn: found.pinnedModule?.rankingOn ?? false,
      maximum: maximumOf(pinned, scheme),
      closedUnits: closedUnits as Unit[],
      lessons: planned
        .toSorted((a, b) => a - b)
        .map((number) => ({ number, isClosed: closedLessons.includes(number) })),
      missions: found.pinnedModule?.missions as Mission[],
      tests: pinned.tests,
      projects: pinned.projects.map((project) => ({
        ...project,
        name: named.get(project.number) ?? '',
        hasTeams: assigned.includes(project.number),
        isClosed: closedProjects.includes(project.number),
      })),
      students: pupils.map(({ studentId, journey, facts }) => {
        const ledger = journey && ledgers.get(journey.id);
        return {
          studentId,
          name: names.get(studentId) ?? '',
          total: sum((ledger?.entries ?? []).map(({ amount }) => amount)),
          ...facts,
          units: pointsByUnit({ pinned, scheme, facts, journey, ledger, closed: closedUnits }),
        };
      }),
    };
  },
});
