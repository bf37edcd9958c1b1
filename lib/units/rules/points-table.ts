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
export type UnitColumns = { unit: Unit; standing: 'closed' | 'open' | 'ahead'; columns: PointsColumn[] };

export type PointsRow = {
  studentId: string;
  name: string;
  /** What was paid. */
  total: number;
  /** What the unit that is open would bring now. */
  open: number;
  /** By the column's key; none where no line was paid. */
  cells: Readonly<Record<string, Line[]>>;
  /** Why a lesson brings nothing, by its number. */
  missing: Readonly<Record<string, MissingPoints>>;
};

export type MissingPoints = 'ahead' | 'notHeld' | 'before' | 'absent' | 'justified' | 'unmarked' | 'none';

export type PointsTable = { classId: string; className: string; units: UnitColumns[]; rows: PointsRow[] };

/** A class's points as a table: a row for each student, the columns in the order in which the module brings them. */
export function pointsTable(performance: Performance): PointsTable {
  const { classId, className, students } = performance;
  return {
    classId,
    className,
    units: unitColumns(performance),
    rows: students.map((each) => rowOf(performance, each)),
  };
}

function unitColumns({ lessons, missions, tests, projects, closedUnits, students }: Performance): UnitColumns[] {
  const numbered = (kind: PointsColumn['kind'], letter: string, numbers: number[]) =>
    numbers.map((number) => ({ key: `${letter}${number}`, kind, number }));
  const hasAdjustment = students.some(({ units }) => units.some(({ lines }) => lines.some(isAdjustment)));
  const open = allUnits.find((unit) => !closedUnits.includes(unit));
  const standingOf = (unit: Unit) => {
    if (closedUnits.includes(unit)) return 'closed';
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

function rowOf({ lessons }: Performance, { studentId, name, total, units, lessons: known }: Student): PointsRow {
  const lines = units.flatMap((unit) => unit.lines);
  const open = units.find(({ standing }) => standing === 'open')?.points ?? 0;
  const missing = lessons.map(({ number, isClosed }) => {
    const fact = known.find((lesson) => lesson.number === number);
    const isAhead = units.some(({ unit, standing }) => standing === 'ahead' && unit === unitOfLesson(number));
    if (isClosed && isAhead) return [String(number), 'ahead'] as const;
    return [String(number), isClosed ? missingOf(fact) : 'notHeld'] as const;
  });
  return {
    studentId,
    name,
    total,
    open,
    // A plain object: one without a prototype does not travel to the browser.
    cells: { ...(Object.groupBy(lines, columnOf) as PointsRow['cells']) },
    missing: Object.fromEntries(missing),
  };
}

function columnOf({ kind, ref }: Line): string {
  if (kind === 'adjustment') return 'adjustment';
  return kind === 'trophy' || kind === 'platinum' ? 'module' : ref;
}

function missingOf(fact: Student['lessons'][number] | undefined): MissingPoints {
  if (!fact?.counts) return 'before';
  if (fact.attendance === null) return 'unmarked';
  return fact.attendance === 'absent' || fact.attendance === 'justified' ? fact.attendance : 'none';
}

const isAdjustment = ({ kind }: Line) => kind === 'adjustment';
