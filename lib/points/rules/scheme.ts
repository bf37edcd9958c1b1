import type { PinnedModule } from './facts';

type ByFamily = Readonly<Record<PinnedModule['family'], number>>;

export const levels = ['diamond', 'gold', 'silver', 'bronze'] as const;
export type Level = (typeof levels)[number];

/** What everything is worth. Stored by version; a class pins the one of its start. */
export type SchemeValues = {
  /** Of each lesson. */
  persistence: ByFamily;
  merit: ByFamily;
  /** Spread over the missions, and over the tests, that exist. */
  missions: number;
  tests: ByFamily;
  /** Of each project, by how many there are. */
  projects: Readonly<Record<'1' | '2' | '3' | '4', readonly number[]>>;
  trophy: Readonly<Record<Level, number>>;
  platinum: number;
};

/** The version that classes which begin today take; the row of the database says the same (tests/database). */
export const currentScheme: { version: number; values: SchemeValues } = {
  version: 1,
  values: {
    persistence: { teens: 100, kids: 150 },
    merit: { teens: 60, kids: 90 },
    missions: 1800,
    tests: { teens: 2400, kids: 1200 },
    projects: { '1': [3000], '2': [1500, 1500], '3': [1000, 1000, 1000], '4': [600, 600, 600, 1200] },
    trophy: { diamond: 400, gold: 300, silver: 200, bronze: 100 },
    platinum: 500,
  },
};
