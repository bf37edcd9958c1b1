import type { Tx } from '@/lib/platform/db/client';
import { awardUnit } from '@/lib/points/rules/award-unit';
import { nothingPaid } from '@/lib/points/rules/awards';
import type { Unit } from '@/lib/points/rules/facts';
import { blockersOf, warningsOf } from '../rules/unit-standing';
import { factsOfPupils } from './facts-of-pupils';
import { ungradedAnswers } from './ungraded-answers';
import { unitFacts } from './unit-facts';

/** What closing the unit at this moment would give each pupil, what forbids it, and what is to be ticked first. */
export async function projectedAwards(tx: Tx, { classId, unit, at }: { classId: string; unit: Unit; at: Date }) {
  const known = await factsOfPupils(tx, { classId, at });
  if (!known) return null;
  const { pinned, scheme, pupils } = known;
  const facts = await unitFacts(tx, classId);
  const unpaid = pupils.filter(({ journey }) => !journey?.settled.has(unit));
  const awards = unpaid.map(({ studentId, way, journey, facts: of }) => ({
    studentId,
    way,
    journey,
    ...awardUnit(pinned, of, unit, journey ?? nothingPaid, scheme),
  }));
  const gone = await tx.student.findMany({
    where: { id: { in: unpaid.map(({ studentId }) => studentId) }, active: false },
    select: { id: true },
  });
  // Who is inactive is paid, and missed by nobody: he is given no test any more.
  const missed = unpaid.filter(({ studentId }) => !gone.some(({ id }) => id === studentId));
  return {
    ...known,
    awards,
    blockers: blockersOf(pinned, unit, facts),
    warnings: warningsOf(pinned, unit, missed, { ...facts, ungraded: await ungradedAnswers(tx, { classId, unit }) }),
  };
}

export type Projected = NonNullable<Awaited<ReturnType<typeof projectedAwards>>>;
