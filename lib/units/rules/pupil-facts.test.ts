import { expect, it } from 'vitest';
import type { LessonFacts } from '@/lib/points/rules/facts';
import { type ClassFacts, lessonKey, pupilFacts } from './pupil-facts';

type Attendance = NonNullable<LessonFacts['attendance']>;

const at = new Date('2026-09-01T12:00:00Z');
const stay = (classId: string) => ({ classId, cameAt: at, from: at, until: null, ended: null });
const facts = (score: number | null): ClassFacts => ({
  lessons: [],
  marks: new Map(),
  values: new Map(),
  sliders: new Map(),
  ticks: new Map(),
  tests: new Map(),
  projects: new Map([['ana', [{ number: 1, score, isAway: false }]]]),
});

it('who moved keeps what a project reached until it is graded in the new class', () => {
  const reached = (old: number | null, now: number | null, paid = new Map<number, { by: string; at: Date }>()) =>
    pupilFacts(
      {
        studentId: 'ana',
        way: [stay('old'), stay('now')],
        of: new Map([
          ['old', facts(old)],
          ['now', facts(now)],
        ]),
        at,
        paid,
      },
      { challenges: [], projects: [{ number: 1, unit: 1 }] },
    ).projects;
  expect(reached(82, null)).toEqual([{ number: 1, inTeam: true, score: 82 }]);
  expect(reached(82, 60)).toEqual([{ number: 1, inTeam: true, score: 60 }]);
  expect(reached(82, 60, new Map([[1, { by: 'old', at }]]))).toEqual([{ number: 1, inTeam: true, score: 82 }]);
  expect(reached(null, null)).toEqual([{ number: 1, inTeam: true, score: null }]);
});

it('of a unit that another class paid, what the class does since changes nothing', () => {
  const held = (number: number, attendance: 'absent' | 'present'): ClassFacts => ({
    ...facts(null),
    lessons: [{ number, closedAt: at }],
    marks: new Map([[lessonKey('ana', number), { attendance }]]),
  });
  const way = [
    { ...stay('old'), from: new Date('2026-08-01T12:00:00Z'), until: at },
    { ...stay('now'), from: new Date('2026-08-20T12:00:00Z') },
  ];
  const lesson = (number: number) =>
    pupilFacts(
      {
        studentId: 'ana',
        way,
        of: new Map([
          ['old', held(number, 'absent')],
          ['now', held(number, 'present')],
        ]),
        at,
        paid: new Map([[1, { by: 'old', at }]]),
      },
      { challenges: [], projects: [] },
    ).lessons.find((each) => each.number === number)?.attendance;
  expect(lesson(2)).toBe('absent');
  expect(lesson(7)).toBe('present');
});

/** What is told of the first lesson, which the class before held in the morning and the present one at noon. */
function movedLesson(said: {
  cameThere?: Date;
  before: { attendance: Attendance; value?: number };
  now: { attendance?: Attendance; value?: number };
}) {
  const key = lessonKey('ana', 1);
  const morning = new Date('2026-08-10T12:00:00Z');
  const held = (closedAt: Date, { attendance, value }: (typeof said)['now']): ClassFacts => ({
    ...facts(null),
    lessons: [{ number: 1, closedAt }],
    marks: new Map(attendance ? [[key, { attendance }]] : []),
    values: new Map(value === undefined ? [] : [[key, value]]),
  });
  const came = said.cameThere ?? new Date('2026-08-01T12:00:00Z');
  const left = new Date('2026-08-20T12:00:00Z');
  const way = [
    { ...stay('old'), cameAt: came, from: came, until: left },
    { ...stay('now'), cameAt: left, from: left },
  ];
  const of = new Map([
    ['old', held(morning, said.before)],
    ['now', held(morning, said.now)],
  ]);
  return pupilFacts({ studentId: 'ana', way, of, at, paid: new Map() }, { challenges: [], projects: [] }).lessons[0];
}

it('what who teaches values now stands over the value that came along, and before it stands that one', () => {
  const came = { attendance: 'present' as const, value: 50 };
  expect(movedLesson({ before: came, now: { value: 90 } })).toMatchObject({ attendance: 'present', value: 90 });
  expect(movedLesson({ before: came, now: {} })).toMatchObject({ attendance: 'present', value: 50 });
});

it('a lesson of before the pupil came goes along where it was made up, and nothing else of it does', () => {
  const cameThere = new Date('2026-08-15T12:00:00Z');
  const of = (attendance: Attendance) => movedLesson({ cameThere, before: { attendance }, now: {} });
  expect(of('madeUp')).toMatchObject({ attendance: 'madeUp', counts: false });
  expect(of('present')).toMatchObject({ attendance: null, counts: false });
});

it('who moved keeps what was said of a challenge, until somebody says otherwise in the new class', () => {
  type Tick = { own: boolean | null; checked: boolean | null };
  const ticked = (tick: Tick): ClassFacts => ({
    ...facts(null),
    ticks: new Map([['ana', [{ unit: 1, name: 'Desenhe', ...tick }]]]),
  });
  const now = (old: Tick, here: Tick) =>
    pupilFacts(
      {
        studentId: 'ana',
        way: [stay('old'), stay('now')],
        of: new Map([
          ['old', ticked(old)],
          ['now', ticked(here)],
        ]),
        at,
        paid: new Map(),
      },
      { challenges: [{ unit: 1, key: 'm1', name: 'Desenhe' }], projects: [] },
    ).challenges;
  const seen = { own: null, checked: true };
  // Her own tick in the new class takes away no yes of who taught her before.
  expect(now(seen, { own: true, checked: null })).toEqual([{ unit: 1, key: 'm1', own: true, checked: true }]);
  expect(now(seen, { own: null, checked: false })).toEqual([{ unit: 1, key: 'm1', own: false, checked: false }]);
  expect(now({ own: true, checked: null }, { own: false, checked: null })).toMatchObject([{ own: false }]);
  expect(now({ own: true, checked: null }, { own: null, checked: null })).toMatchObject([{ own: true }]);
});
