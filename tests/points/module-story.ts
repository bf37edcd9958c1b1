import { type Award, NOTHING, type PinnedModule, type PupilFacts, type Unit } from './facts';
import { chanceOf } from './module-variants';
import { TALES } from './pupil-tales';

const UNITS: readonly Unit[] = [1, 2, 3];
const PUPILS = 30;

/** A pupil of the story: the facts at the end of the module, and the first closing that found the pupil enrolled. */
export type StoryPupil = { name: string; facts: PupilFacts; firstClosing: Unit };
export type ModuleStory = { seed: number; pinned: PinnedModule; pupils: StoryPupil[] };

/** Somebody who did everything: the tales take away from this. */
function perfectFacts(pinned: PinnedModule): PupilFacts {
  return {
    lessons: Array.from({ length: 15 }, (_, at) => ({
      number: at + 1,
      counts: true,
      attendance: 'present',
      value: 100,
      slider: 80,
    })),
    challenges: pinned.missions.flatMap(({ unit, challenges }) =>
      challenges.map(({ key }) => ({ unit, key, own: true, checked: true })),
    ),
    tests: pinned.tests.map((unit) => ({ unit, theory: { right: 20, total: 20 }, practice: 100 })),
    projects: pinned.projects.map(({ number }) => ({ number, inTeam: true, score: 100 })),
  };
}

/**
 * Thirty pupils of one class. A told class has every tale once, in order, and chance for the seats left over; a class
 * of chance has nobody but pupils made by the seed.
 */
export function moduleStory(seed: number, pinned: PinnedModule, kind: 'told' | 'chance' = 'told'): ModuleStory {
  const chance = chanceOf(seed);
  const random = TALES.filter((tale) => tale.random);
  const told = kind === 'told' ? TALES.filter((tale) => !tale.random) : [];
  const pupils = Array.from({ length: PUPILS }, (_, at): StoryPupil => {
    const tale = told[at] ?? random[at % random.length];
    if (!tale) throw new Error('There is no tale to tell.');
    const facts = perfectFacts(pinned);
    const firstClosing = tale.tell(facts, chance, pinned) ?? 1;
    return { name: `${at + 1} ${tale.name}`, facts, firstClosing };
  });
  return { seed, pinned, pupils };
}

/** The facts as they stood when unit n closed: nothing of a later unit has happened yet. */
function factsAtClosing(pinned: PinnedModule, facts: PupilFacts, unit: Unit): PupilFacts {
  const isLater = (number: number) => (pinned.projects.find((project) => project.number === number)?.unit ?? 1) > unit;
  return {
    lessons: facts.lessons.map((lesson) =>
      lesson.number <= unit * 5 ? lesson : { ...lesson, attendance: null, value: null, slider: null },
    ),
    challenges: facts.challenges.map((fact) => (fact.unit <= unit ? fact : { ...fact, own: false, checked: null })),
    tests: facts.tests.filter((fact) => fact.unit <= unit),
    projects: facts.projects.map((fact) => (isLater(fact.number) ? { ...fact, inTeam: false, score: null } : fact)),
  };
}

type Calculation = (pinned: PinnedModule, facts: PupilFacts, unit: Unit, paidBefore: Award) => Award;

/** Closes the three units for one pupil with any calculation; a closing before the pupil came pays nothing. */
export function playModule(pinned: PinnedModule, pupil: StoryPupil, calculation: Calculation): Record<Unit, Award> {
  const closings: Record<Unit, Award> = { 1: NOTHING, 2: NOTHING, 3: NOTHING };
  for (const unit of UNITS) {
    if (unit < pupil.firstClosing) continue;
    const before = [closings[1], closings[2]];
    const paidBefore = { lines: before.flatMap((one) => one.lines), honors: before.flatMap((one) => one.honors) };
    closings[unit] = calculation(pinned, factsAtClosing(pinned, pupil.facts, unit), unit, paidBefore);
  }
  return closings;
}

/** One award as sorted text, so that two calculations compare whatever their order and whatever their basis says. */
export function comparable(award: Award): string[] {
  const lines = award.lines.map(({ kind, ref, amount }) => `line ${kind} ${ref} ${amount}`);
  const honors = award.honors.map(({ kind, number, level }) => `honor ${kind} ${number} ${level ?? ''}`.trim());
  return [...lines, ...honors].sort();
}
