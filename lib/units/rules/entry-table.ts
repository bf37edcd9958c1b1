import type * as z from 'zod/mini';
import { units as allUnits, type Unit } from '@/lib/points/rules/facts';
import { unitOfLesson } from '@/lib/points/rules/lesson-rules';
import type { ClassPerformance } from '../schemas';

type Performance = z.infer<typeof ClassPerformance>;
type Student = Performance['students'][number];

/** Why nothing can be typed into a cell. */
export type Fixed = 'ended' | 'unitClosed' | 'notHeld' | 'before' | 'noTeams' | 'noTeam' | 'projectClosed';

export type EntryColumn = {
  key: string;
  kind: 'lesson' | 'challenge' | 'practice' | 'project';
  unit: Unit;
  /** The lesson, the unit or the project. */
  number: number;
  /** Of a challenge its key in the pinned module. */
  challenge: string;
  /** What it is called, where it has a name of its own. */
  name: string;
  isMandatory: boolean;
  /** Of the whole column. */
  fixed: Fixed | null;
};

/** A figure from 0 to 100, a yes or no, that somebody took no part, or nothing so far. */
export type Entry = number | boolean | 'away' | null;

export type EntryCell = {
  value: Entry;
  /** What the pupil says himself: it counts until somebody judges. */
  said: number | boolean | null;
  fixed: Fixed | null;
  /** He was not there: a value counts once the lesson is made up. */
  isAway: boolean;
};

export type EntryRow = { studentId: string; name: string; cells: Readonly<Record<string, EntryCell>> };
export type EntryTable = { classId: string; className: string; columns: EntryColumn[]; rows: EntryRow[] };

export const columnKey = {
  lesson: (number: number) => `L${number}`,
  challenge: (unit: number, challenge: string) => `C${unit} ${challenge}`,
  practice: (unit: number) => `T${unit}`,
  project: (number: number) => `P${number}`,
};

/** What who teaches types in of a class, unit by unit: values of lessons, challenges of the mission, practice, projects. */
export function entryTable(performance: Performance): EntryTable {
  const { classId, className, students } = performance;
  const columns = allUnits.flatMap((unit) => columnsOf(performance, unit));
  return {
    classId,
    className,
    columns,
    rows: students.map((student) => ({
      studentId: student.studentId,
      name: student.name,
      cells: Object.fromEntries(columns.map((column) => [column.key, cellOf(student, column)])),
    })),
  };
}

function columnsOf(
  { lessons, missions, tests, projects, closedUnits, isRunning }: Performance,
  unit: Unit,
): EntryColumn[] {
  const isClosed = closedUnits.includes(unit);
  const column = (made: Pick<EntryColumn, 'key' | 'kind' | 'number'> & Partial<EntryColumn>): EntryColumn => ({
    unit,
    challenge: '',
    name: '',
    isMandatory: false,
    ...made,
    fixed: isClosed ? 'unitClosed' : isRunning ? (made.fixed ?? null) : 'ended',
  });
  const held = lessons.filter(({ number }) => unitOfLesson(number) === unit);
  const challenges = missions.filter((mission) => mission.unit === unit).flatMap((mission) => mission.challenges);
  return [
    ...held.map(({ number, isClosed: isOver }) =>
      column({ key: columnKey.lesson(number), kind: 'lesson', number, fixed: isOver ? null : 'notHeld' }),
    ),
    ...challenges.map(({ key, name, mandatory }) =>
      column({
        key: columnKey.challenge(unit, key),
        kind: 'challenge',
        number: unit,
        challenge: key,
        name,
        isMandatory: mandatory,
      }),
    ),
    ...(tests.includes(unit) ? [column({ key: columnKey.practice(unit), kind: 'practice', number: unit })] : []),
    ...projects
      .filter((project) => project.unit === unit)
      .map(({ number, name, hasTeams, isClosed: isOver }) =>
        column({
          key: columnKey.project(number),
          kind: 'project',
          number,
          name,
          fixed: fixedProject(hasTeams, isOver),
        }),
      ),
  ];
}

/** How a unit stands, by its columns: of a class that ended, those that it did not close are open no more. */
export function unitStanding(columns: readonly Pick<EntryColumn, 'fixed'>[]): 'closed' | 'ended' | 'open' {
  if (columns.some(({ fixed }) => fixed === 'unitClosed')) return 'closed';
  return columns.some(({ fixed }) => fixed === 'ended') ? 'ended' : 'open';
}

function fixedProject(hasTeams: boolean, isClosed: boolean): Fixed | null {
  if (isClosed) return 'projectClosed';
  return hasTeams ? null : 'noTeams';
}

function cellOf(student: Student, { kind, unit, number, challenge, fixed: ofColumn }: EntryColumn): EntryCell {
  // Who moved may have been paid the unit by the class before: it takes nothing of him any more.
  const isPaid = student.units.some((each) => each.unit === unit && each.standing === 'final');
  const fixed = ofColumn ?? (isPaid ? 'unitClosed' : null);
  const cell = (made: Partial<EntryCell>): EntryCell => ({
    value: null,
    said: null,
    isAway: false,
    ...made,
    fixed: fixed ?? made.fixed ?? null,
  });
  if (kind === 'lesson') {
    const known = student.lessons.find((lesson) => lesson.number === number);
    if (!known) return cell({ fixed: 'before' });
    const { value, slider, attendance, counts } = known;
    const isAway = attendance === 'absent' || attendance === 'justified';
    return cell({ value, said: slider, isAway, fixed: counts ? null : 'before' });
  }
  if (kind === 'challenge') {
    const known = student.challenges.find((each) => each.unit === unit && each.key === challenge);
    return cell({ value: known?.checked ?? null, said: known?.own || null });
  }
  if (kind === 'practice') return cell({ value: student.tests.find((test) => test.unit === unit)?.practice ?? null });
  return cell({ value: reached(student, number), fixed: student.teamsHere.includes(number) ? null : 'noTeam' });
}

function reached({ projects }: Student, number: number): Entry {
  const known = projects.find((project) => project.number === number);
  return known?.isAway ? 'away' : (known?.score ?? null);
}

/** What was typed, or why it cannot be meant. An empty cell takes back what stood there. */
export function readEntry(kind: EntryColumn['kind'], typed: string): { entry: Entry } | { wrong: 'percent' | 'yesNo' } {
  const text = typed.trim().toLowerCase();
  if (text === '') return { entry: null };
  if (kind === 'challenge') {
    if (/^(s|y|1|sim|yes)$/.test(text)) return { entry: true };
    return /^(n|0|não|nao|no)$/.test(text) ? { entry: false } : { wrong: 'yesNo' };
  }
  if (kind === 'project' && text === 'x') return { entry: 'away' };
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? { entry: Number(text) } : { wrong: 'percent' };
}

export type TypedEntry = { studentId: string; key: string; entry: Entry };

/** The rows with what was typed over what was read; the rows that nothing was typed into stay the same objects. */
export function withEntries(rows: readonly EntryRow[], typed: readonly TypedEntry[]): EntryRow[] {
  const of = Map.groupBy(typed, ({ studentId }) => studentId);
  return rows.map((row) => {
    const own = of.get(row.studentId);
    if (!own) return row;
    const cells: Record<string, EntryCell> = { ...row.cells };
    for (const { key, entry } of own) {
      const cell = cells[key];
      if (cell) cells[key] = { ...cell, value: entry };
    }
    return { ...row, cells };
  });
}
