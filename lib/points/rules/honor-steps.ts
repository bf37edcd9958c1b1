import type { PaidBefore } from './awards';
import { type PinnedModule, type PupilFacts, type Unit, units } from './facts';
import { sum } from './fractions';
import { gradeOfTest } from './grade-of-test';
import { asPaid, bestTrophy, commendedFrom, countedAbsences, forgiven, juryFrom, juryLevel } from './honors-of-unit';
import { absencesIn, isAttended, lessonsOf, neverHeld, unitOfLesson } from './lesson-rules';
import { missionOf, neededOf } from './mission-progress';
import { type Level, levels } from './scheme';

export const stepKeys = [
  'attend',
  'makeUp',
  'takeTest',
  'practice',
  'challenges',
  'waiting',
  'lessonsToTrophy',
  'betterTrophy',
  'project',
  'betterProject',
  'others',
] as const;

/** Why an honor can no longer be earned. */
export const lostKeys = ['closed', 'joinedAfter', 'grade', 'score', 'absences', 'another'] as const;

/** One thing that is still missing, or why nothing helps any more: a sentence of `points.missing`, and what stands in it. */
export type Step = {
  key: (typeof stepKeys)[number] | (typeof lostKeys)[number];
  lessons?: number[];
  /** The keys of challenges. */
  challenges?: string[];
  number?: number;
  level?: Level;
};

export type HonorStanding = {
  state: 'earned' | 'onTrack' | 'open' | 'lost';
  level?: Level;
  steps: Step[];
};

/** What is known of the module and of one pupil in it, before all of its units are closed. */
export type Known = {
  pinned: PinnedModule;
  facts: PupilFacts;
  paidBefore: PaidBefore;
  /** The units that he was paid, and those that his class closed: before he came too. */
  settled: readonly number[];
  closed: readonly number[];
  /** The numbers of the class's lessons, and those of them that are closed. */
  planned: readonly number[];
  closedLessons: readonly number[];
  closedProjects: readonly number[];
};

export const isOver = ({ settled, closed }: Known, unit: number) => settled.includes(unit) || closed.includes(unit);
export const lost = (step: Step): HonorStanding => ({ state: 'lost', steps: [step] });
const until = (steps: Step[], level?: Level): HonorStanding => ({
  state: steps.length > 0 ? 'open' : 'onTrack',
  ...(level && { level }),
  steps,
});

/** A unit's lessons that are missing to a pupil: those that were given, those that come, and how many never will. */
function lessonsMissing({ facts, planned, closedLessons }: Known, unit: Unit) {
  const inUnit = planned.filter((number) => unitOfLesson(number) === unit);
  const missing = lessonsOf(facts, unit).filter((lesson) => inUnit.includes(lesson.number) && !isAttended(lesson));
  const numbers = missing.map(({ number }) => number);
  return {
    given: numbers.filter((number) => closedLessons.includes(number)),
    ahead: numbers.filter((number) => !closedLessons.includes(number)),
    never: neverHeld(planned, unit),
  };
}

/** A unit of fewer lessons gives no certificate. */
export function hasCertificate(known: Known, unit: Unit): boolean {
  return isOver(known, unit) || neverHeld(known.planned, unit) <= forgiven(known.pinned);
}

export function certificateSteps(known: Known, unit: Unit): HonorStanding {
  const { given, ahead, never } = lessonsMissing(known, unit);
  const toMakeUp = countedAbsences(known.pinned, given.length + never);
  return until([
    ...(toMakeUp > 0 ? [{ key: 'makeUp' as const, lessons: given, number: toMakeUp }] : []),
    ...(ahead.length > 0 ? [{ key: 'attend' as const, lessons: ahead }] : []),
  ]);
}

/** Nothing is said of a grade before its test, but that it can still be reached. */
export function commendationSteps({ facts, planned, closedLessons }: Known, unit: Unit): HonorStanding {
  const test = facts.tests.find((each) => each.unit === unit);
  const isAhead = (number: number) => planned.includes(number) && !closedLessons.includes(number);
  // Lessons that come may be done in full, and of those that were given whatever nobody has valued yet.
  const atBest = facts.lessons.map((lesson) => {
    const mayCount = lesson.counts || isAhead(lesson.number);
    return { ...lesson, counts: mayCount, attendance: 'madeUp' as const, value: lesson.value ?? 100 };
  });
  const theory = test?.theory ?? { right: 1, total: 1 };
  const best = { ...facts, lessons: atBest, tests: [{ unit, practice: null, ...test, theory }] };
  const most = gradeOfTest(best, unit).grade;
  if (most < commendedFrom) return lost({ key: 'grade', number: most });
  if (!test?.theory) return until([{ key: 'takeTest', number: unit }]);
  if (gradeOfTest(facts, unit).grade >= commendedFrom) return until([]);
  return until([{ key: 'practice', number: practiceNeeded(best, unit) }]);
}

/** The least practice that brings the grade, beside the theory that is known. */
function practiceNeeded(facts: PupilFacts, unit: Unit): number {
  const theory = facts.tests.find((test) => test.unit === unit)?.theory ?? null;
  const reaches = (practice: number) =>
    gradeOfTest({ ...facts, tests: [{ unit, theory, practice }] }, unit).grade >= commendedFrom;
  return Array.from({ length: 101 }, (_, practice) => practice).find(reaches) ?? 100;
}

/** Who teaches has the last word: what only the pupil ticked waits for it, what was looked at and refused is to be done. */
export function sealSteps({ pinned, facts }: Known, unit: Unit): HonorStanding {
  const mission = missionOf(pinned, unit);
  const needed = mission ? neededOf(mission).map(({ key }) => key) : [];
  const tickOf = (key: string) => facts.challenges.find((tick) => tick.unit === unit && tick.key === key);
  const pending = needed.filter((key) => tickOf(key)?.checked !== true);
  const waiting = pending.filter((key) => tickOf(key)?.own && tickOf(key)?.checked !== false);
  const toDo = pending.filter((key) => !waiting.includes(key));
  return until([
    ...(toDo.length > 0 ? [{ key: 'challenges' as const, challenges: toDo }] : []),
    ...(waiting.length > 0 ? [{ key: 'waiting' as const, challenges: waiting }] : []),
  ]);
}

/** What lessons that come and lessons made up can still make of the trophy. A module of fewer lessons has none. */
export function trophySteps(known: Known): HonorStanding | null {
  const { pinned, facts, paidBefore } = known;
  const paid = asPaid(facts, paidBefore);
  const of = units.map((unit) => ({ unit, isOver: isOver(known, unit), ...lessonsMissing(known, unit) }));
  const absencesWith = (open: (unit: (typeof of)[number]) => number) =>
    sum(of.map((unit) => countedAbsences(pinned, unit.isOver ? absencesIn(paid, unit.unit) : open(unit))));
  const sure = levels[absencesWith(({ given, never }) => given.length + never)];
  const best = levels[absencesWith(({ never }) => never)];
  if (!bestTrophy(pinned, known.planned)) return null;
  if (!best) return lost({ key: 'absences' });
  const still = of.filter((unit) => !unit.isOver);
  const [given, ahead] = [still.flatMap((unit) => unit.given), still.flatMap((unit) => unit.ahead)];
  const steps: Step[] = [];
  if (ahead.length > 0 && sure) steps.push({ key: 'lessonsToTrophy', number: ahead.length, level: sure });
  if (best !== sure) steps.push({ key: 'betterTrophy', lessons: given, level: best });
  return { state: sure && ahead.length === 0 ? 'onTrack' : 'open', ...(sure && { level: sure }), steps };
}

/** The jury's medal is for the best project: one that is not closed yet can still bring it, or a better one. */
export function jurySteps(known: Known): HonorStanding {
  const { pinned, facts, closedProjects } = known;
  const level = juryLevel(facts);
  const isLeft = pinned.projects.some(({ number, unit }) => !isOver(known, unit) && !closedProjects.includes(number));
  if (!level) return isLeft ? until([{ key: 'project', number: juryFrom.bronze }]) : lost({ key: 'score' });
  const isBetterPossible = isLeft && level !== 'diamond';
  return { state: 'onTrack', level, steps: isBetterPossible ? [{ key: 'betterProject' }] : [] };
}
