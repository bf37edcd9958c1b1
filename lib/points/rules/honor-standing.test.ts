import { expect, it } from 'vitest';
import { nothingPaid } from './awards';
import { honorShelf, lessonsBefore } from './honor-standing';
import type { Known } from './honor-steps';
import { all, bare, lessons, none, teens, wholeModule } from './sample-module';

const fifteen = Array.from({ length: 15 }, (_, index) => index + 1);
const upTo = (last: number) => fifteen.slice(0, last);

/** A class of which some lessons were given, with a pupil who was at all of them. */
function known(given: number, change: Partial<Known> = {}): Known {
  return {
    pinned: teens,
    facts: { ...none, lessons: lessons((number) => (number > given ? { counts: false, attendance: null } : {})) },
    paidBefore: nothingPaid,
    settled: [],
    closed: [],
    planned: fifteen,
    closedLessons: upTo(given),
    closedProjects: [],
    ...change,
  };
}

const missed = (given: number, ...numbers: number[]) =>
  lessons((number) => {
    if (number > given) return { counts: false, attendance: null, value: null };
    return numbers.includes(number) ? { attendance: 'absent', value: null } : {};
  });

function of(about: Known, kind: string, number = 1) {
  const found = honorShelf(about, []).find((honor) => honor.kind === kind && honor.number === number);
  return found && { state: found.state, level: found.level, steps: found.steps };
}

it('asks for the lessons that come, and for those that were missed to be made up', () => {
  const about = known(3, { facts: { ...none, lessons: missed(3, 2) } });
  expect(of(about, 'certificate')).toEqual({
    state: 'open',
    level: undefined,
    steps: [
      { key: 'makeUp', lessons: [2], number: 1 },
      { key: 'attend', lessons: [4, 5] },
    ],
  });
  expect(of(known(5), 'certificate')).toMatchObject({ state: 'onTrack', steps: [] });
});

it('forgives one absence of a unit in a mmCode class', () => {
  const pinned = { ...teens, mmCode: true };
  expect(of(known(5, { pinned, facts: { ...none, lessons: missed(5, 2) } }), 'certificate')).toMatchObject({
    state: 'onTrack',
  });
  expect(of(known(5, { pinned, facts: { ...none, lessons: missed(5, 2, 3) } }), 'certificate')).toMatchObject({
    steps: [{ key: 'makeUp', lessons: [2, 3], number: 1 }],
  });
});

it('lets who came late make up the lessons before, which pay nothing', () => {
  const late = lessons((number) => (number > 2 ? {} : { counts: false, attendance: null, value: null }));
  const about = known(5, { facts: { ...none, lessons: late } });
  expect(of(about, 'certificate')?.steps).toEqual([{ key: 'makeUp', lessons: [1, 2], number: 2 }]);
  expect(lessonsBefore(about)).toEqual([1, 2]);
});

it('says of a closed unit that it is over, and to who came after it why', () => {
  const paid = { ...known(5, { facts: { ...none, lessons: missed(5, 2) } }), closed: [1] };
  expect(of({ ...paid, settled: [1] }, 'certificate')).toMatchObject({ state: 'lost', steps: [{ key: 'closed' }] });
  expect(of(paid, 'certificate')).toMatchObject({ state: 'lost', steps: [{ key: 'joinedAfter' }] });
  expect(of({ ...paid, settled: [1] }, 'platinum')).toMatchObject({ state: 'lost', steps: [{ key: 'another' }] });
});

it('tells the trophy that is sure with the lessons that come, and the one that making up would bring', () => {
  expect(of(known(15), 'trophy')).toMatchObject({ state: 'onTrack', level: 'diamond', steps: [] });
  expect(of(known(6, { facts: { ...none, lessons: missed(6, 6) } }), 'trophy')).toEqual({
    state: 'open',
    level: 'gold',
    steps: [
      { key: 'lessonsToTrophy', number: 9, level: 'gold' },
      { key: 'betterTrophy', lessons: [6], level: 'diamond' },
    ],
  });
});

it('never promises a trophy that the absences of closed units took', () => {
  const facts = { ...none, lessons: missed(6, 1, 2, 3, 4) };
  expect(of(known(6, { facts, settled: [1], closed: [1] }), 'trophy')).toMatchObject({
    state: 'lost',
    steps: [{ key: 'absences' }],
  });
  expect(of(known(6, { facts }), 'trophy')).toMatchObject({
    state: 'open',
    steps: [{ key: 'betterTrophy', lessons: [1, 2, 3, 4], level: 'diamond' }],
  });
});

it('asks for the test, then for practice, and says when ninety is out of reach', () => {
  const tested = (theory: { right: number; total: number } | null, practice: number | null) =>
    of(known(5, { facts: { ...none, lessons: missed(5, 1), tests: [{ unit: 1, theory, practice }] } }), 'commendation');
  expect(tested(null, null)).toMatchObject({ state: 'open', steps: [{ key: 'takeTest', number: 1 }] });
  expect(tested({ right: 10, total: 10 }, 70)).toMatchObject({ state: 'onTrack' });
  expect(tested({ right: 9, total: 10 }, null)).toMatchObject({
    state: 'open',
    steps: [{ key: 'practice', number: 89 }],
  });
  expect(tested({ right: 5, total: 10 }, null)).toMatchObject({ state: 'lost', steps: [{ key: 'grade', number: 65 }] });
});

it('tells the challenges to do from those that wait for who teaches', () => {
  const challenges = [
    { unit: 1 as const, key: 'm1', own: true, checked: null },
    { unit: 1 as const, key: 'm2', own: true, checked: false },
  ];
  expect(of(known(5, { facts: { ...none, challenges } }), 'seal')?.steps).toEqual([
    { key: 'challenges', challenges: ['m2'] },
    { key: 'waiting', challenges: ['m1'] },
  ]);
});

it('keeps the medal open while a project is, and lets it be bettered', () => {
  const scored = (score: number | null, closedProjects: number[] = []) =>
    of(known(5, { facts: { ...none, projects: [{ number: 1, inTeam: true, score }] }, closedProjects }), 'jury');
  expect(scored(null)).toMatchObject({ state: 'open', steps: [{ key: 'project', number: 60 }] });
  expect(scored(82)).toMatchObject({ state: 'onTrack', level: 'gold', steps: [{ key: 'betterProject' }] });
  expect(scored(40, [1, 2, 3, 4])).toMatchObject({ state: 'lost', steps: [{ key: 'score' }] });
});

it('does not speak of what the module does not have', () => {
  const kinds = (about: Known) => new Set(honorShelf(about, []).map(({ kind }) => kind));
  expect(kinds(known(3, { pinned: bare }))).toEqual(new Set(['certificate', 'trophy', 'platinum']));
  expect(kinds(known(2, { planned: upTo(4) }))).toEqual(new Set(['commendation', 'seal', 'jury']));
});

it('holds everything that a whole module gave, and nothing is missing then', () => {
  const { honors, lines } = wholeModule(teens, all);
  const about = known(15, { facts: all, paidBefore: { honors, lines }, settled: [1, 2, 3], closed: [1, 2, 3] });
  const shelf = honorShelf(about, honors);
  expect(shelf).toHaveLength(12);
  expect(shelf.every(({ state, steps }) => state === 'earned' && steps.length === 0)).toBe(true);
});
