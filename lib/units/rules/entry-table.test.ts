import { describe, expect, it } from 'vitest';
import { entryTable, readEntry, unitStanding, withEntries } from './entry-table';

type Performance = Parameters<typeof entryTable>[0];

const lesson = (number: number, more = {}) => ({
  number,
  counts: true,
  attendance: 'present' as const,
  value: null,
  slider: null,
  ...more,
});

const performance: Performance = {
  classId: 'c',
  className: '7º A',
  readAt: '2026-11-24T12:00:00.000Z',
  rankingOn: false,
  isRunning: true,
  maximum: 10_500,
  closedUnits: [1],
  lessons: [1, 6, 7].map((number) => ({ number, isClosed: number < 7 })),
  missions: [{ unit: 2, challenges: [{ key: 'm1', name: 'Uma fila', mandatory: true }] }],
  tests: [2],
  projects: [
    { number: 2, name: 'Jogo', unit: 2, hasTeams: true, isClosed: false },
    { number: 3, name: 'Robô', unit: 3, hasTeams: false, isClosed: false },
  ],
  students: [
    {
      studentId: 'lia',
      name: 'Lia',
      total: 0,
      lessons: [lesson(1, { value: 70 }), lesson(6, { attendance: 'absent', slider: 90 })],
      challenges: [{ unit: 2, key: 'm1', own: true, checked: null }],
      tests: [{ unit: 2, practice: 50 }],
      projects: [{ number: 2, inTeam: true, score: 80, isAway: false }],
      teamsHere: [2],
      units: [],
    },
    {
      studentId: 'nico',
      name: 'Nico',
      total: 0,
      lessons: [lesson(6, { counts: false })],
      challenges: [],
      tests: [],
      projects: [],
      teamsHere: [],
      units: [],
    },
  ],
};

describe('the table of entries', () => {
  const { columns, rows } = entryTable(performance);
  const cell = (row: number, key: string) => rows[row]?.cells[key];

  it('has lessons, challenges, practice and projects, unit by unit', () => {
    expect(columns.map(({ key }) => key)).toEqual(['L1', 'L6', 'L7', 'C2 m1', 'T2', 'P2', 'P3']);
  });
  it('takes nothing into a closed unit, a lesson that is not over, or a project without teams', () => {
    expect(columns.map(({ fixed }) => fixed)).toEqual(['unitClosed', null, 'notHeld', null, null, null, 'noTeams']);
    expect(cell(0, 'L1')).toMatchObject({ value: 70, fixed: 'unitClosed' });
  });
  it('takes nothing of a class that has ended', () => {
    const ended = entryTable({ ...performance, isRunning: false }).columns.map(({ fixed }) => fixed);
    expect(ended).toEqual(['unitClosed', ...Array(6).fill('ended')]);
    expect(ended.map((fixed) => unitStanding([{ fixed }]))).toEqual(['closed', ...Array(6).fill('ended')]);
  });
  it('shows what the pupil says beside what was judged, and who was away', () => {
    expect(cell(0, 'L6')).toEqual({ value: null, said: 90, fixed: null, isAway: true });
    expect(cell(0, 'C2 m1')).toMatchObject({ value: null, said: true });
    expect(cell(0, 'P2')).toMatchObject({ value: 80, fixed: null });
  });
  it('takes nothing of who came after the lesson or is in no team', () => {
    expect(cell(1, 'L6')).toMatchObject({ fixed: 'before' });
    expect(cell(1, 'P2')).toMatchObject({ fixed: 'noTeam' });
  });
  it('shows what a project reached in the class before, and takes a grade of who is in a team here alone', () => {
    const [lia] = performance.students as [Performance['students'][number]];
    const [moved] = entryTable({ ...performance, students: [{ ...lia, teamsHere: [] }] }).rows;
    expect(moved?.cells.P2).toMatchObject({ value: 80, fixed: 'noTeam' });
  });
  it('takes nothing of who was paid the unit by another class', () => {
    const paid = { unit: 2 as const, standing: 'final' as const, paidBy: 'b', points: 0, lines: [], honors: [] };
    const [lia, nico] = performance.students as [Performance['students'][number], Performance['students'][number]];
    const moved = entryTable({ ...performance, students: [{ ...lia, units: [paid] }, nico] }).rows;
    expect(['L6', 'C2 m1', 'T2', 'P2'].map((key) => moved[0]?.cells[key]?.fixed)).toEqual(Array(4).fill('unitClosed'));
    expect(moved[1]?.cells.T2?.fixed).toBeNull();
  });
  it('draws what was typed over what was read, and leaves the other rows alone', () => {
    const typed = withEntries(rows, [{ studentId: 'lia', key: 'T2', entry: null }]);
    expect(typed[0]?.cells.T2?.value).toBeNull();
    expect(typed[1]).toBe(rows[1]);
  });
});

it.each([
  ['lesson', ' 70 ', { entry: 70 }],
  ['lesson', '', { entry: null }],
  ['practice', '101', { wrong: 'percent' }],
  ['practice', '7,5', { wrong: 'percent' }],
  ['lesson', 'x', { wrong: 'percent' }],
  ['project', 'X', { entry: 'away' }],
  ['challenge', 'S', { entry: true }],
  ['challenge', 'não', { entry: false }],
  ['challenge', '5', { wrong: 'yesNo' }],
] as const)('reads in a %s %j as %j', (kind, typed, read) => {
  expect(readEntry(kind, typed)).toEqual(read);
});
