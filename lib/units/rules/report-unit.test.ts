import { expect, it } from 'vitest';
import type { PupilFacts } from '@/lib/points/rules/facts';
import { reportUnit } from './report-unit';

const lesson = (number: number, attendance: PupilFacts['lessons'][number]['attendance']) => ({
  number,
  counts: true,
  attendance,
  value: 100,
  slider: null,
});

const facts: PupilFacts = {
  lessons: [
    lesson(1, 'present'),
    lesson(2, 'absent'),
    lesson(3, 'madeUp'),
    lesson(4, 'justified'),
    lesson(5, null),
    lesson(6, 'present'),
  ],
  challenges: [],
  tests: [{ unit: 1, theory: { right: 8, total: 10 }, practice: 90 }],
  projects: [],
};
const pinned = { tests: [1, 2] as (1 | 2 | 3)[] };

it('counts the marks of the unit, and as held a lesson without one too; and gives the test’s grade', () => {
  expect(reportUnit(1, { pinned, facts, isFinal: true })).toEqual({
    unit: 1,
    held: 5,
    present: 1,
    absent: 1,
    justified: 1,
    madeUp: 1,
    grade: 83,
  });
});

it('gives no grade that can still change, and none where the module has no test', () => {
  expect(reportUnit(1, { pinned, facts, isFinal: false }).grade).toBeNull();
  expect(reportUnit(3, { pinned, facts, isFinal: true }).grade).toBeNull();
});
