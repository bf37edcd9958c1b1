import { now } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';
import type { UnitFacts } from '../rules/unit-standing';

export async function unitFacts(tx: Tx, classId: string): Promise<UnitFacts> {
  const found = await tx.schoolClass.findUniqueOrThrow({
    where: { id: classId },
    select: {
      plans: { select: { number: true } },
      heldLessons: { where: { status: 'closed' }, select: { number: true } },
      unitClosings: { select: { unit: true } },
      projectClosings: { select: { project: true } },
      teamDefinitions: { where: { confirmedAt: { not: null } }, select: { project: true } },
    },
  });
  const open = await tx.testAttempt.findMany({
    where: {
      classId,
      archivedAt: null,
      OR: [{ state: 'begun' }, { state: 'released', release: { beginUntil: { gt: now() } } }],
    },
    distinct: ['unit'],
    select: { unit: true },
  });
  return {
    closedUnits: found.unitClosings.map(({ unit }) => unit),
    planned: found.plans.map(({ number }) => number),
    closedLessons: found.heldLessons.map(({ number }) => number),
    assigned: found.teamDefinitions.map(({ project }) => project),
    closedProjects: found.projectClosings.map(({ project }) => project),
    openTests: open.map(({ unit }) => unit),
  };
}
