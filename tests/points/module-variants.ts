import type { PinnedModule, Unit } from './facts';

/** A repeatable chance in [0, 1): the same seed tells the same story. */
export function chanceOf(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Challenges = PinnedModule['missions'][number]['challenges'];

/** A mission of so many challenges, of which the first ones are mandatory. */
function mission(unit: Unit, mandatory: number, optional: number): PinnedModule['missions'][number] {
  const challenges: Challenges = Array.from({ length: mandatory + optional }, (_, at) => ({
    key: `m${unit}-c${at + 1}`,
    mandatory: at < mandatory,
  }));
  return { unit, challenges };
}

type Shape = Omit<PinnedModule, 'family' | 'mmCode'>;

/** The shapes of a module, from the full one to the empty one. Project numbers have no gaps. */
const SHAPES: Record<string, Shape> = {
  full: {
    missions: [mission(1, 2, 1), mission(2, 4, 3), mission(3, 5, 11)], // Thirds, sevenths and sixteenths.
    tests: [1, 2, 3],
    projects: [
      { number: 1, unit: 1 },
      { number: 2, unit: 2 },
      { number: 3, unit: 3 },
      { number: 4, unit: 3 },
    ],
  },
  oddUnits: {
    missions: [mission(1, 1, 0), mission(2, 0, 5), mission(3, 3, 3)], // The second has no mandatory challenge.
    tests: [1, 3],
    projects: [
      { number: 1, unit: 3 },
      { number: 2, unit: 1 },
      { number: 3, unit: 1 },
    ],
  },
  emptyMission: {
    missions: [mission(1, 3, 5), mission(2, 0, 0), mission(3, 9, 15)], // The second does not exist: 900 for the others.
    tests: [2],
    projects: [
      { number: 1, unit: 2 },
      { number: 2, unit: 2 },
    ],
  },
  oneOfEach: { missions: [mission(2, 7, 33)], tests: [3], projects: [{ number: 1, unit: 1 }] },
  onlyEmptyMissions: { missions: [mission(1, 0, 0), mission(3, 0, 0)], tests: [1, 2, 3], projects: [] },
  lessonsOnly: { missions: [], tests: [], projects: [] },
  noTests: {
    missions: [mission(1, 6, 2), mission(3, 1, 12)],
    tests: [],
    projects: [
      { number: 1, unit: 1 },
      { number: 2, unit: 3 },
      { number: 3, unit: 2 },
      { number: 4, unit: 1 },
    ],
  },
};

/** Every shape for Teens and Kids, with mmCode and without: 28 modules, each with a name. */
export function moduleVariants(): { name: string; pinned: PinnedModule }[] {
  return Object.entries(SHAPES).flatMap(([shape, parts]) =>
    (['teens', 'kids'] as const).flatMap((family) =>
      [false, true].map((mmCode) => ({
        name: `${shape}, ${family}${mmCode ? ', mmCode' : ''}`,
        pinned: { family, mmCode, ...structuredClone(parts) },
      })),
    ),
  );
}
