/** Modules and pupils that the tests of these rules are told with. */
import { awardUnit } from './award-unit';
import { type Award, nothingPaid } from './awards';
import { type PinnedModule, type PupilFacts, type Unit, units } from './facts';
import { sum } from './fractions';

export const mission = (unit: Unit, mandatory = 2, optional = 1) => ({
  unit,
  challenges: [
    ...Array.from({ length: mandatory }, (_, index) => ({ key: `m${index + 1}`, mandatory: true })),
    ...Array.from({ length: optional }, (_, index) => ({ key: `o${index + 1}`, mandatory: false })),
  ],
});

export const teens: PinnedModule = {
  family: 'teens',
  mmCode: false,
  missions: units.map((unit) => mission(unit)),
  tests: [1, 2, 3],
  projects: [
    { number: 1, unit: 1 },
    { number: 2, unit: 2 },
    { number: 3, unit: 3 },
    { number: 4, unit: 3 },
  ],
};
export const kids: PinnedModule = { ...teens, family: 'kids' };
export const bare: PinnedModule = { ...teens, missions: [], tests: [], projects: [] };

/** The numbers of the lessons of a whole module. */
export const fifteen = Array.from({ length: 15 }, (_, index) => index + 1);

export type Lesson = PupilFacts['lessons'][number];

export function lessons(change: (number: number) => Partial<Lesson> = () => ({})): Lesson[] {
  return Array.from({ length: 15 }, (_, index) => ({
    number: index + 1,
    counts: true,
    attendance: 'present' as const,
    value: 100,
    slider: null,
    ...change(index + 1),
  }));
}

export const none: PupilFacts = {
  lessons: lessons(() => ({ attendance: 'absent', value: null })),
  challenges: [],
  tests: [],
  projects: [],
};
export const all: PupilFacts = {
  lessons: lessons(),
  challenges: units.flatMap((unit) => ['m1', 'm2', 'o1'].map((key) => ({ unit, key, own: true, checked: true }))),
  tests: units.map((unit) => ({ unit, theory: { right: 10, total: 10 }, practice: 100 })),
  projects: [1, 2, 3, 4].map((number) => ({ number: number as 1, inTeam: true, score: 100 })),
};

/** The three closings, one after the other. */
export function wholeModule(pinned: PinnedModule, facts: PupilFacts, before = nothingPaid): Award {
  return units.reduce<Award>(
    (paid, unit) => {
      const { lines, honors } = awardUnit(pinned, facts, unit, {
        lines: [...before.lines, ...paid.lines],
        honors: [...before.honors, ...paid.honors],
      });
      return { lines: [...paid.lines, ...lines], honors: [...paid.honors, ...honors] };
    },
    { lines: [], honors: [] },
  );
}

export const total = ({ lines }: Award) => sum(lines.map(({ amount }) => amount));
