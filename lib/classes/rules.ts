export const classTypes = ['regular', 'test', 'selfStudy', 'provider'] as const;
export const shifts = ['morning', 'afternoon', 'night'] as const;
export type ClassType = (typeof classTypes)[number];

/** A provider's classes come by its sync alone. */
export const madeHere = ['regular', 'test', 'selfStudy'] as const satisfies readonly ClassType[];

/** §4 has three statuses; initiated is two things, because starting locks the module. */
export const classStates = ['editable', 'running', 'done', 'cancelled'] as const;
export type ClassState = (typeof classStates)[number];

type Standing = { status: 'initiated' | 'cancelled' | 'done'; startedAt: Date | string | null };

export function stateOf({ status, startedAt }: Standing): ClassState {
  if (status !== 'initiated') return status;
  return startedAt === null ? 'editable' : 'running';
}

export const classesPerPage = 30;

/** What the database takes (`classes_reference`). */
export const referenceYears = { least: 2000, most: 2100 };
export const semesters = [1, 2] as const;

/** The months of the school's first half end with July. */
export function semesterOf(month: number): (typeof semesters)[number] {
  return month <= 7 ? 1 : 2;
}

type Named = {
  courseName: string;
  /** In the reader's words: "7º ano", "manhã". */
  schoolYear: string;
  letter: string;
  shift: string;
  referenceYear: number;
  referenceSemester: number;
};

export const nameLengthMax = 120;

/** What a class is called until somebody says otherwise: "7º A · Oficina de Programação · manhã · 2026/2". */
export function proposedName({
  courseName,
  schoolYear,
  letter,
  shift,
  referenceYear,
  referenceSemester,
}: Named): string {
  const group = [schoolYear, letter.trim()].filter(Boolean).join(' ');
  const term = `${referenceYear}/${referenceSemester}`;
  return [group, courseName, shift, term].filter(Boolean).join(' · ').slice(0, nameLengthMax).trim();
}

/** As many invented pupils as a test class has (§9). */
export const fictitiousPupils = 12;

/** As many as one screen lists and one request names; a class has thirty. */
export const pupilsMax = 200;
