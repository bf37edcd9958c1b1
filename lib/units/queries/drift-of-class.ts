import type { Tx } from '@/lib/platform/db/client';
import { awardUnit } from '@/lib/points/rules/award-unit';
import type { Line } from '@/lib/points/rules/awards';
import type { Unit } from '@/lib/points/rules/facts';
import { driftBetween } from '../rules/drift';
import { factsOfPupils } from './facts-of-pupils';

type Drift = { journeyId: string; unit: number; drift: string[] };

/** Each closing of a class counted once more from the facts as of its moment. Adjustments are no drift. */
export async function driftOfClass(tx: Tx, classId: string): Promise<Drift[]> {
  const closings = await tx.unitClosing.findMany({ where: { classId }, orderBy: { unit: 'asc' } });
  const drifts: Drift[] = [];
  for (const { unit, closedAt } of closings)
    drifts.push(...(await driftOfUnit(tx, { classId, unit: unit as Unit, closedAt })));
  return drifts.filter(({ drift }) => drift.length > 0);
}

async function driftOfUnit(tx: Tx, { classId, unit, closedAt }: { classId: string; unit: Unit; closedAt: Date }) {
  const settled = await tx.settledUnit.findMany({
    // Of who was erased the facts are gone.
    where: { classId, unit, journey: { studentId: { not: null } } },
    select: {
      journeyId: true,
      journey: {
        select: {
          studentId: true,
          entries: {
            where: { kind: { not: 'adjustment' } },
            select: { unit: true, kind: true, ref: true, amount: true },
          },
          honors: { select: { unit: true, kind: true, number: true, level: true } },
        },
      },
    },
  });
  const studentIds = settled.flatMap(({ journey }) => journey.studentId ?? []);
  const known = await factsOfPupils(tx, { classId, at: closedAt, studentIds });
  if (!known) return [];
  const factsOf = new Map(known.pupils.map(({ studentId, facts }) => [studentId, facts]));
  return settled.flatMap(({ journeyId, journey: { studentId, entries, honors } }): Drift[] => {
    const facts = factsOf.get(studentId ?? '');
    if (!facts) return [];
    const before = {
      lines: entries.filter((entry) => entry.unit < unit) as Pick<Line, 'kind' | 'ref'>[],
      honors: honors.filter((honor) => honor.unit < unit),
    };
    const counted = awardUnit(known.pinned, facts, unit, before, known.scheme);
    const paid = {
      lines: entries.filter((entry) => entry.unit === unit),
      honors: honors.filter((honor) => honor.unit === unit),
    };
    return [{ journeyId, unit, drift: driftBetween(paid, counted) }];
  });
}
