import { expect, it } from 'vitest';
import { type ClassFacts, pupilFacts } from './pupil-facts';

const at = new Date('2026-09-01T12:00:00Z');
const stay = (classId: string) => ({ classId, from: at, until: null, ended: null });
const facts = (score: number | null): ClassFacts => ({
  lessons: [],
  marks: new Map(),
  values: new Map(),
  sliders: new Map(),
  ticks: new Map(),
  tests: new Map(),
  projects: new Map([['ana', [{ number: 1, score }]]]),
});

it('who moved keeps what a project reached until it is graded in the new class', () => {
  const reached = (old: number | null, now: number | null) =>
    pupilFacts(
      {
        studentId: 'ana',
        way: [stay('old'), stay('now')],
        of: new Map([
          ['old', facts(old)],
          ['now', facts(now)],
        ]),
        at,
      },
      [],
    ).projects;
  expect(reached(82, null)).toEqual([{ number: 1, inTeam: true, score: 82 }]);
  expect(reached(82, 60)).toEqual([{ number: 1, inTeam: true, score: 60 }]);
  expect(reached(null, null)).toEqual([{ number: 1, inTeam: true, score: null }]);
});
