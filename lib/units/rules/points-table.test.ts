import { expect, test } from 'vitest';
import { cellReason, pointsTable } from './points-table';

const lesson = { counts: true, attendance: 'present' as const, value: null, slider: null };
const line = { ref: '1', amount: 100, basis: {}, worth: 100 };

test('a lesson’s lines share a cell, what belongs to no lesson has its own, and a lesson without points says why', () => {
  const performance: Parameters<typeof pointsTable>[0] = {
    classId: 'c',
    className: '7º A',
    readAt: '2026-11-24T12:00:00.000Z',
    rankingOn: false,
    maximum: 10_500,
    closedUnits: [1],
    lessons: [1, 2, 3, 6, 11].map((number) => ({ number, isClosed: number !== 6 })),
    missions: [{ unit: 1, challenges: [] }],
    isRunning: true,
    tests: [1],
    projects: [{ number: 2, name: 'Jogo', unit: 2, hasTeams: false, isClosed: false }],
    students: [
      {
        teamsHere: [],
        studentId: 's',
        name: 'Ana',
        total: 150,
        lessons: [
          { ...lesson, number: 1 },
          { ...lesson, number: 2, attendance: 'absent' },
          { ...lesson, number: 3, counts: false },
        ],
        challenges: [],
        tests: [],
        projects: [],
        units: [
          {
            unit: 1,
            standing: 'final',
            paidBy: null,
            points: 150,
            honors: [],
            lines: [
              { ...line, kind: 'persistence' },
              { ...line, kind: 'merit', amount: 40 },
              { ...line, kind: 'adjustment', ref: 'x', amount: 10 },
            ],
          },
          {
            unit: 2,
            standing: 'open',
            paidBy: null,
            points: 20,
            honors: [],
            lines: [{ ...line, kind: 'mission', ref: 'M2' }],
          },
          { unit: 3, standing: 'ahead', paidBy: null, points: 0, honors: [], lines: [] },
        ],
      },
    ],
  };
  const table = pointsTable(performance);
  expect(table.units.map(({ columns }) => columns.map(({ key }) => key))).toEqual([
    ['1', '2', '3', 'M1', 'A1'],
    ['6', 'P2'],
    ['11', 'module', 'adjustment'],
  ]);
  expect(table.units.map(({ standing }) => standing)).toEqual(['closed', 'open', 'ahead']);
  expect(table.rows).toEqual([
    {
      studentId: 's',
      name: 'Ana',
      total: 150,
      open: 20,
      amounts: [140, null, null, null, null, null, null, null, null, 10],
    },
  ]);
  const reasonOf = (key: string) => {
    const column = table.units.flatMap(({ columns }) => columns).find((each) => each.key === key);
    if (!column) throw new Error(`There is no column ${key}.`);
    const { lines, missing } = cellReason(performance, 's', column);
    return { amounts: lines.map(({ amount }) => amount), missing };
  };
  expect(reasonOf('1').amounts).toEqual([100, 40]);
  expect(reasonOf('adjustment')).toEqual({ amounts: [10], missing: undefined });
  expect(['2', '3', '6', '11'].map((key) => reasonOf(key).missing)).toEqual(['missed', 'before', 'notHeld', 'ahead']);
  expect(['A1', 'P2', 'module'].map((key) => reasonOf(key).missing)).toEqual(['paid', undefined, 'ahead']);
});
