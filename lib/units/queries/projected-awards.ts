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
  return {
    ...known,
    awards,
    blockers: blockersOf(pinned, unit, facts),
    warnings: warningsOf(pinned, unit, unpaid, { ...facts, ungraded: await ungradedAnswers(tx, { classId, unit }) }),
  };
}

export type Projected = NonNullable<Awaited<ReturnType<typeof projectedAwards>>>;
