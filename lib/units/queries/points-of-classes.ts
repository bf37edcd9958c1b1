import type { Tx } from '@/lib/platform/db/client';
import { paidBefore } from '@/lib/points/queries/paid-before';
import { pinnedFields, toPinnedModule, toScheme } from '@/lib/points/queries/pinned-module';
import { awardUnit, maximumOf } from '@/lib/points/rules/award-unit';
import { nothingPaid } from '@/lib/points/rules/awards';
import { units } from '@/lib/points/rules/facts';
import { sum } from '@/lib/points/rules/fractions';
import type { ModulePoints } from '../schemas';
import { factsOfPupils } from './facts-of-pupils';

type Enrolled = { leftAt: Date | null; class: { id: string; status: string } };
type Asked = { studentId: string; enrolments: readonly Enrolled[]; at: Date };
type UnitPoints = ModulePoints['units'][number];

/**
 * What each class's module brought a student, from the ledger, and of a class that he is in what its open unit would
 * bring now. A way through several classes is told once, with the newest of them.
 */
export async function pointsOfClasses(
  tx: Tx,
  { studentId, enrolments, at }: Asked,
): Promise<Map<string, ModulePoints>> {
  const told = new Map<string, ModulePoints>();
  const journeys = new Set<string | undefined>();
  const passed = new Set<string>();
  for (const { leftAt, class: of } of enrolments) {
    if (told.has(of.id) || passed.has(of.id)) continue;
    const isHere = leftAt === null && of.status === 'initiated';
    const found = await pointsOfClass(tx, { studentId, classId: of.id, isHere, at });
    if (!found || journeys.has(found.journeyId)) continue;
    if (found.journeyId) journeys.add(found.journeyId);
    for (const { classId } of found.way) passed.add(classId);
    told.set(of.id, found.points);
  }
  return told;
}

type Place = { studentId: string; classId: string; isHere: boolean; at: Date };

async function pointsOfClass(tx: Tx, { studentId, classId, isHere, at }: Place) {
  const pinned = await tx.pinnedModule.findUnique({
    where: { classId },
    select: { ...pinnedFields, class: { select: { unitClosings: { select: { unit: true } } } } },
  });
  if (!pinned) return null;
  const known = isHere ? await factsOfPupils(tx, { classId, at, studentIds: [studentId] }) : null;
  const pupil = known?.pupils[0];
  const way = pupil?.way ?? [{ classId }];
  const journey = (await paidBefore(tx, [{ studentId, way }])).get(studentId);
  const paid = journey ? await ledgerOf(tx, journey.id) : { entries: [], honors: [] };
  // What the class closed before he came pays him nothing any more.
  const settled = new Set([...(journey?.settled ?? []), ...pinned.class.unitClosings.map(({ unit }) => unit)]);
  const [open] = units.filter((unit) => !settled.has(unit));
  const module = toPinnedModule(pinned);
  const awarded = pupil && open ? awardUnit(module, pupil.facts, open, journey ?? nothingPaid, toScheme(pinned)) : null;
  return {
    journeyId: journey?.id,
    way,
    points: {
      total: sum(paid.entries.map(({ amount }) => amount)),
      maximum: maximumOf(module, toScheme(pinned)),
      units: units.map((unit): UnitPoints => {
        if (settled.has(unit)) return { ...paidIn(paid, unit), unit, standing: 'final' };
        if (!awarded || unit !== open) return { unit, standing: 'ahead', points: 0, lines: [], honors: [] };
        return { unit, standing: 'open', points: sum(awarded.lines.map(({ amount }) => amount)), ...awarded };
      }),
    },
  };
}

async function ledgerOf(tx: Tx, journeyId: string) {
  const entries = await tx.pointEntry.findMany({
    where: { journeyId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { unit: true, kind: true, ref: true, amount: true, basis: true },
  });
  const honors = await tx.honor.findMany({
    where: { journeyId },
    orderBy: [{ kind: 'asc' }, { number: 'asc' }],
    select: { unit: true, kind: true, number: true, level: true },
  });
  return { entries, honors };
}

function paidIn({ entries, honors }: Awaited<ReturnType<typeof ledgerOf>>, of: number) {
  const lines = entries.flatMap(({ unit, ...line }) => (unit === of ? [line as UnitPoints['lines'][number]] : []));
  return {
    points: sum(lines.map(({ amount }) => amount)),
    lines,
    honors: honors.flatMap(({ unit, ...honor }) => (unit === of ? [honor] : [])),
  };
}
