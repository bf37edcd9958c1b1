import type * as z from 'zod/mini';
import { units as allUnits, type Unit } from '@/lib/points/rules/facts';
import { unitOfLesson } from '@/lib/points/rules/lesson-rules';
import type { ClassPerformance, ModulePoints } from '../schemas';

type Performance = z.infer<typeof ClassPerformance>;
type Student = Performance['students'][number];
type Line = ModulePoints['units'][number]['lines'][number];

export type PointsColumn = {
  /** The lesson's number, M1, A1, P1, `module` or `adjustment`. */
  key: string;
  kind: 'lesson' | 'mission' | 'test' | 'project' | 'module' | 'adjustment';
  number: number;
};

/** The columns of a unit, and whether what stands under them is final, as it would be now, or not counted so far. */
export type UnitColumns = { unit: Unit; standing: 'closed' | 'open' | 'ahead' | 'ended'; columns: PointsColumn[] };

export type PointsRow = {
  studentId: string;
  name: string;
  /** What was paid. */
  total: number;
  /** What the unit that is open would bring now. */
  open: number;
  /** Under each column of the table; none where no line was paid. */
  amounts: (number | null)[];
};

/** The amounts alone: why they are what they are is many times as much, and is asked for with the first cell that is chosen. */
export type PointsTable = { classId: string; className: string; units: UnitColumns[]; rows: PointsRow[] };

/** A class's points as a table: a row for each student, the columns in the order in which the module brings them. */
export function pointsTable(performance: Performance): PointsTable {
  const { classId, className, students } = performance;
  const units = unitColumns(performance);
  const keys = units.flatMap(({ columns }) => columns.map(({ key }) => key));
  return { classId, className, units, rows: students.map((each) => rowOf(each, keys)) };
}

export type MissingPoints =
  | 'ended'
  | 'ahead'
  | 'notHeld'
  | 'before'
  | 'absent'
  | 'justified'
  | 'missed'
  | 'unmarked'
  | 'none'
  | 'paid';

/** Why a cell shows what it shows: the lines that were paid, or why there are none and whether there will be. */
export type CellReason = { lines: Line[]; missing: MissingPoints | undefined };

export function cellReason(performance: Performance, studentId: string, column: PointsColumn): CellReason {
  const student = performance.students.find((each) => each.studentId === studentId);
  const lines = student?.units.flatMap((unit) => unit.lines) ?? [];
  return {
    lines: lines.filter((line) => columnOf(line) === column.key),
    missing: student && missingIn(student, column, performance),
  };
}

function unitColumns(performance: Performance): UnitColumns[] {
  const { lessons, missions, tests, projects, closedUnits, students, isRunning } = performance;
  const numbered = (kind: PointsColumn['kind'], letter: string, numbers: number[]) =>
    numbers.map((number) => ({ key: `${letter}${number}`, kind, number }));
  const hasAdjustment = students.some(({ units }) => units.some(({ lines }) => lines.some(isAdjustment)));
  const open = allUnits.find((unit) => !closedUnits.includes(unit));
  const standingOf = (unit: Unit) => {
    if (closedUnits.includes(unit)) return 'closed';
    if (!isRunning) return 'ended';
    return unit === open ? 'open' : 'ahead';
  };
  return allUnits.map((unit) => ({
    unit,
    standing: standingOf(unit),
    columns: [
      ...numbered(
        'lesson',
        '',
        lessons.map(({ number }) => number).filter((number) => unitOfLesson(number) === unit),
      ),
      ...numbered('mission', 'M', missions.some((mission) => mission.unit === unit) ? [unit] : []),
      ...numbered('test', 'A', tests.includes(unit) ? [unit] : []),
      ...numbered(
        'project',
        'P',
        projects.filter((project) => project.unit === unit).map(({ number }) => number),
      ),
      ...(unit === 3 ? [{ key: 'module', kind: 'module' as const, number: 0 }] : []),
      ...(unit === 3 && hasAdjustment ? [{ key: 'adjustment', kind: 'adjustment' as const, number: 0 }] : []),
    ],
  }));
}

function rowOf({ studentId, name, total, units }: Student, keys: readonly string[]): PointsRow {
  const sums = new Map<string, number>();
  for (const { lines } of units) {
    for (const line of lines) sums.set(columnOf(line), (sums.get(columnOf(line)) ?? 0) + line.amount);
  }
  const open = units.find(({ standing }) => standing === 'open')?.points ?? 0;
  return { studentId, name, total, open, amounts: keys.map((key) => sums.get(key) ?? null) };
}

function columnOf({ kind, ref }: Line): string {
  if (kind === 'adjustment') return 'adjustment';
  return kind === 'trophy' || kind === 'platinum' ? 'module' : ref;
}

function missingIn(student: Student, column: PointsColumn, performance: Performance): MissingPoints | undefined {
  const unit = unitOfColumn(column, performance);
  const standing = student.units.find((each) => each.unit === unit)?.standing;
  if (standing === 'ended') return 'ended';
  const lesson = performance.lessons.find(({ number }) => column.kind === 'lesson' && number === column.number);
  if (lesson && !lesson.isClosed) return 'notHeld';
  if (standing === 'ahead') return 'ahead';
  if (lesson) return missingInLesson(student, lesson.number, standing === 'final');
  return standing === 'final' ? 'paid' : undefined;
}

/** The unit that pays what stands in a column; none of adjustments, which may be of any. */
function unitOfColumn({ kind, number }: PointsColumn, { projects }: Performance): Unit | null {
  switch (kind) {
    case 'lesson':
      return unitOfLesson(number);
    case 'project':
      return projects.find((project) => project.number === number)?.unit ?? null;
    case 'module':
      return 3;
    case 'adjustment':
      return null;
    default:
      return number as Unit;
  }
}

/** What is final is repaired no more: nobody is told that it could be. */
function missingInLesson({ lessons }: Student, number: number, isFinal: boolean): MissingPoints {
  const fact = lessons.find((lesson) => lesson.number === number);
  if (!fact?.counts) return 'before';
  if (fact.attendance === null) return 'unmarked';
  if (fact.attendance !== 'absent' && fact.attendance !== 'justified') return 'none';
  return isFinal ? 'missed' : fact.attendance;
}

const isAdjustment = ({ kind }: Line) => kind === 'adjustment';
