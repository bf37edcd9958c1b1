import type { Attendance, Award, HonorKind, Lesson, Level, LineKind, PinnedModule, PupilFacts, Unit } from './facts';

/** A case worked out by hand. */
export type HandCase = {
  name: string;
  rule: string;
  pinned: PinnedModule;
  facts: PupilFacts;
  unit: Unit;
  paidBefore?: Award;
  lines: [LineKind, string, number][];
  honors: [HonorKind, number, Level?][];
};

const MARKS: Record<string, Attendance | null> = {
  P: 'present',
  F: 'absent',
  J: 'justified',
  R: 'madeUp',
  '-': null,
};

export function pinned(family: 'teens' | 'kids', parts: Partial<PinnedModule> = {}): PinnedModule {
  return { family, mmCode: false, missions: [], tests: [], projects: [], ...parts };
}

/** A mission whose challenges are named a, b, c and so on; a capital letter is a mandatory one. */
export function mission(unit: Unit, letters: string): PinnedModule['missions'][number] {
  return {
    unit,
    challenges: [...letters].map((letter) => ({
      key: letter.toLowerCase(),
      mandatory: letter === letter.toUpperCase(),
    })),
  };
}

type Told = {
  /** One letter a lesson from lesson 1 on, blanks between units: P, F, J, R and - for no mark. The rest has no mark. */
  marks?: string;
  values?: (number | null)[];
  sliders?: (number | null)[];
  /** The lessons up to this number closed before the pupil's enrolment. */
  cameAfter?: number;
  tests?: PupilFacts['tests'];
  projects?: PupilFacts['projects'];
  challenges?: PupilFacts['challenges'];
};

export function pupil(told: Told): PupilFacts {
  const marks = [...(told.marks ?? '').replaceAll(' ', '')];
  const lessons = Array.from(
    { length: 15 },
    (_, at): Lesson => ({
      number: at + 1,
      counts: at + 1 > (told.cameAfter ?? 0),
      attendance: MARKS[marks[at] ?? '-'] ?? null,
      value: told.values?.[at] ?? null,
      slider: told.sliders?.[at] ?? null,
    }),
  );
  return { lessons, challenges: told.challenges ?? [], tests: told.tests ?? [], projects: told.projects ?? [] };
}

/** Challenges by letter: the facilitator's yes, his no, and the pupil's ticks (which may lie under a yes or no). */
export function challenges(unit: Unit, told: { all: string; yes?: string; no?: string; own?: string }) {
  return [...told.all].map((key): PupilFacts['challenges'][number] => ({
    unit,
    key,
    own: told.own?.includes(key) ?? false,
    checked: told.yes?.includes(key) ? true : told.no?.includes(key) ? false : null,
  }));
}

export function test(unit: Unit, theory: [number, number] | null, practice: number | null): PupilFacts['tests'] {
  return [{ unit, theory: theory && { right: theory[0], total: theory[1] }, practice }];
}

export function project(number: 1 | 2 | 3 | 4, score: number | null, inTeam = true): PupilFacts['projects'][number] {
  return { number, inTeam, score };
}
