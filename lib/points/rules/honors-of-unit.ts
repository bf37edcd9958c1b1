import type { AwardedHonor, PaidBefore } from './awards';
import { type LessonFacts, type PinnedModule, type PupilFacts, type Unit, units } from './facts';
import { sum } from './fractions';
import { gradeOfTest } from './grade-of-test';
import { absencesIn, neverHeld, unitOfLesson } from './lesson-rules';
import { missionOf, missionProgress, missionsOf } from './mission-progress';
import { type Level, levels } from './scheme';
import { unitOfLine } from './unit-of-line';

export const commendedFrom = 90;
/** The least score of each level of the jury's medal. */
export const juryFrom: Readonly<Record<Level, number>> = { diamond: 90, gold: 80, silver: 70, bronze: 60 };
/** In a mmCode class one absence of each unit is forgiven. */
export const forgiven = ({ mmCode }: PinnedModule) => (mmCode ? 1 : 0);

/** Absences as the trophy counts them. */
export function absencesOfModule(pinned: PinnedModule, facts: PupilFacts, before: PaidBefore): number {
  const frozen = asPaid(facts, before);
  return sum(units.map((unit) => countedAbsences(pinned, absencesIn(frozen, unit))));
}

/** What is left of a unit's absences once those are forgiven that are. */
export function countedAbsences(pinned: PinnedModule, absences: number): number {
  return Math.max(0, absences - forgiven(pinned));
}

/** The best trophy that a module's lessons can bring; a short one has a lesser one, or none. */
export function bestTrophy(pinned: PinnedModule, planned: readonly number[]): Level | undefined {
  return levels[sum(units.map((unit) => countedAbsences(pinned, neverHeld(planned, unit))))];
}

/** What a closing paid never changes: in a unit that was paid, nobody was at a lesson that counted and brought nothing. */
export function asPaid(facts: PupilFacts, { lines }: PaidBefore): PupilFacts {
  const paidUnits = new Set(lines.map(unitOfLine));
  const attended = new Set(lines.flatMap(({ kind, ref }) => (kind === 'persistence' ? [Number(ref)] : [])));
  const isFrozen = ({ number, counts }: LessonFacts) => counts && paidUnits.has(unitOfLesson(number));
  return {
    ...facts,
    lessons: facts.lessons.map((lesson) =>
      isFrozen(lesson) ? { ...lesson, attendance: attended.has(lesson.number) ? 'present' : 'absent' } : lesson,
    ),
  };
}

export function juryLevel({ projects }: PupilFacts): Level | undefined {
  const best = Math.max(-1, ...projects.map(({ inTeam, score }) => (inTeam ? (score ?? -1) : -1)));
  return levels.find((level) => best >= juryFrom[level]);
}

/** The honors that a unit's closing gives, and with the third those of the module. */
export function honorsOfUnit(pinned: PinnedModule, facts: PupilFacts, unit: Unit, before: PaidBefore): AwardedHonor[] {
  const honors: AwardedHonor[] = [];
  if (absencesIn(facts, unit) <= forgiven(pinned)) honors.push({ kind: 'certificate', number: unit });
  const isTested = pinned.tests.includes(unit);
  if (isTested && gradeOfTest(facts, unit).grade >= commendedFrom) honors.push({ kind: 'commendation', number: unit });
  const mission = missionOf(pinned, unit);
  if (mission && missionProgress(mission, facts).isSealed) honors.push({ kind: 'seal', number: unit });
  return unit === 3 ? [...honors, ...ofModule(pinned, facts, before, [...before.honors, ...honors])] : honors;
}

function ofModule(
  pinned: PinnedModule,
  facts: PupilFacts,
  before: PaidBefore,
  had: PaidBefore['honors'],
): AwardedHonor[] {
  const trophy = levels[absencesOfModule(pinned, facts, before)];
  const jury = juryLevel(facts);
  const got: AwardedHonor[] = [
    ...(trophy ? [{ kind: 'trophy' as const, number: 1, level: trophy }] : []),
    ...(jury ? [{ kind: 'jury' as const, number: 1, level: jury }] : []),
  ];
  const all = [...had, ...got];
  const isPlatinum = neededForPlatinum(pinned).every((one) =>
    all.some(({ kind, number }) => kind === one.kind && number === one.number),
  );
  return isPlatinum ? [...got, { kind: 'platinum', number: 1 }] : got;
}

/** Every other honor that the module has. */
export function neededForPlatinum(pinned: PinnedModule): Pick<AwardedHonor, 'kind' | 'number'>[] {
  return [
    ...units.map((number) => ({ kind: 'certificate' as const, number })),
    ...pinned.tests.map((number) => ({ kind: 'commendation' as const, number })),
    ...missionsOf(pinned).map(({ unit: number }) => ({ kind: 'seal' as const, number })),
    { kind: 'trophy', number: 1 },
    ...(pinned.projects.length > 0 ? [{ kind: 'jury' as const, number: 1 }] : []),
  ];
}
