/** The shapes of the plan's section "The facts", copied word for word; nothing is imported from the engine. */
export type Unit = 1 | 2 | 3;
export type ProjectNumber = 1 | 2 | 3 | 4;
export type Attendance = 'present' | 'absent' | 'justified' | 'madeUp';
export type Level = 'diamond' | 'gold' | 'silver' | 'bronze';

export type PinnedModule = {
  family: 'kids' | 'teens';
  mmCode: boolean;
  missions: { unit: Unit; challenges: { key: string; mandatory: boolean }[] }[];
  tests: Unit[];
  projects: { number: ProjectNumber; unit: Unit }[];
};

export type Lesson = {
  number: number;
  counts: boolean;
  attendance: Attendance | null;
  value: number | null;
  slider: number | null;
};

export type PupilFacts = {
  lessons: Lesson[];
  challenges: { unit: Unit; key: string; own: boolean; checked: boolean | null }[];
  tests: { unit: Unit; theory: { right: number; total: number } | null; practice: number | null }[];
  projects: { number: ProjectNumber; inTeam: boolean; score: number | null }[];
};

export type LineKind = 'persistence' | 'merit' | 'mission' | 'test' | 'project' | 'trophy' | 'platinum';
export type HonorKind = 'certificate' | 'trophy' | 'commendation' | 'seal' | 'jury' | 'platinum';
export type Line = { kind: LineKind; ref: string; amount: number };
export type Honor = { kind: HonorKind; number: number; level?: Level };

/** What closings paid and awarded. The calculation answers in this shape, and is fed it for the closings before. */
export type Award = { lines: Line[]; honors: Honor[] };
export const NOTHING: Award = { lines: [], honors: [] };
