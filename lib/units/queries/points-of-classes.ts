import type { Tx } from '@/lib/platform/db/client';
import { paidBefore } from '@/lib/points/queries/paid-before';
import { pinnedFields, toPinnedModule, toScheme } from '@/lib/points/queries/pinned-module';
import { maximumOf } from '@/lib/points/rules/award-unit';
import { nothingPaid } from '@/lib/points/rules/awards';
import { sum } from '@/lib/points/rules/fractions';
import {
  earnedShelf,
  honorShelf,
  lessonsBefore,
  type ShelfHonor as RuledHonor,
} from '@/lib/points/rules/honor-standing';
import { pointsByUnit } from '../rules/points-by-unit';
import type { ModulePoints, ShelfHonor } from '../schemas';
import { factsOfPupils } from './facts-of-pupils';
import { ledgersOf } from './ledgers-of';
import { unitFacts } from './unit-facts';

type Enrolled = { leftAt: Date | null; class: { id: string; status: string } };
type Asked = { studentId: string; enrolments: readonly Enrolled[]; at: Date };

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
    select: {
      ...pinnedFields,
      class: { select: { unitClosings: { select: { unit: true } }, plans: { select: { number: true } } } },
    },
  });
  if (!pinned) return null;
  const known = isHere ? await factsOfPupils(tx, { classId, at, studentIds: [studentId] }) : null;
  const pupil = known?.pupils[0];
  const way = pupil?.way ?? [{ classId }];
  const journey = pupil ? pupil.journey : (await paidBefore(tx, [{ studentId, way }])).get(studentId);
  const ledger = journey && (await ledgersOf(tx, [journey.id])).get(journey.id);
  const [module, scheme] = [toPinnedModule(pinned), toScheme(pinned)];
  const planned = pinned.class.plans.map(({ number }) => number);
  const closed = pinned.class.unitClosings.map(({ unit }) => unit);
  const earned = ledger?.honors ?? [];
  const about = pupil && {
    pinned: module,
    facts: pupil.facts,
    paidBefore: journey ?? nothingPaid,
    settled: [...(journey?.settled.keys() ?? [])],
    closed,
    ...(await unitFacts(tx, classId)),
  };
  return {
    journeyId: journey?.id,
    way,
    points: {
      total: sum((ledger?.entries ?? []).map(({ amount }) => amount)),
      maximum: maximumOf(module, planned, scheme),
      units: pointsByUnit({ pinned: module, scheme, facts: pupil?.facts, journey, ledger, closed }),
      lessonsBefore: about ? lessonsBefore(about) : [],
      shelf: about ? named(honorShelf(about, earned), pinned.missions as NamedMission[]) : earnedShelf(earned),
    },
  };
}

type NamedMission = { unit: number; challenges: { key: string; name: string }[] };

/** Steps know challenges by their keys; who reads them knows them by name. */
function named(shelf: readonly RuledHonor[], missions: readonly NamedMission[]): ShelfHonor[] {
  return shelf.map(({ steps, ...honor }) => {
    const known = missions.find(({ unit }) => unit === honor.unit)?.challenges ?? [];
    const nameOf = (key: string) => known.find((challenge) => challenge.key === key)?.name ?? key;
    return {
      ...honor,
      steps: steps.map(({ challenges, ...step }) => ({
        ...step,
        ...(challenges && { challenges: challenges.map(nameOf) }),
      })),
    };
  });
}
