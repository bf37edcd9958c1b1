/** The facts that points and honors are counted from. Plain data: what they are counted by is written against exactly this. */

export const units = [1, 2, 3] as const;
export type Unit = (typeof units)[number];

type Attendance = 'present' | 'absent' | 'justified' | 'madeUp';

/** What exists in a class's module, as it was when the class began. */
export type PinnedModule = {
  family: 'kids' | 'teens';
  mmCode: boolean;
  missions: { unit: Unit; challenges: { key: string; mandatory: boolean }[] }[];
  tests: Unit[];
  projects: { number: 1 | 2 | 3 | 4; unit: Unit }[];
};

export type LessonFacts = {
  number: number;
  /** It was closed after the first enrolment, or came with a move. */
  counts: boolean;
  attendance: Attendance | null;
  value: number | null;
  slider: number | null;
};

/** What is known of one pupil in one module. */
export type PupilFacts = {
  /** The fifteen. */
  lessons: LessonFacts[];
  challenges: { unit: Unit; key: string; own: boolean; checked: boolean | null }[];
  tests: { unit: Unit; theory: { right: number; total: number } | null; practice: number | null }[];
  /** Scores are whole, 0 to 100. */
  projects: { number: 1 | 2 | 3 | 4; inTeam: boolean; score: number | null }[];
};
