import { describe, expect, it } from 'vitest';
import { awardUnit, maximumOf } from './award-unit';
import { type Award, nothingPaid } from './awards';
import type { PinnedModule, PupilFacts } from './facts';
import {
  all,
  bare,
  fifteen,
  kids,
  type Lesson,
  lessons,
  mission,
  none,
  teens,
  total,
  wholeModule,
} from './sample-module';

const amounts = (award: Award, kind: string) =>
  Object.fromEntries(award.lines.flatMap((line) => (line.kind === kind ? [[line.ref, line.amount]] : [])));
const honors = (award: Award) =>
  award.honors.map(({ kind, number, level }) => [kind, number, level].filter(Boolean).join(' '));

describe('a whole module', () => {
  it.each([
    ['Teens', teens],
    ['Kids', kids],
  ])('is worth 10,000 and the platinum: %s', (_, pinned) => {
    expect(total(wholeModule(pinned, all))).toBe(10_500);
    expect(maximumOf(pinned, fifteen)).toBe(10_500);
    expect(honors(wholeModule(pinned, all))).toEqual([
      ...['certificate 1', 'commendation 1', 'seal 1', 'certificate 2', 'commendation 2', 'seal 2'],
      ...['certificate 3', 'commendation 3', 'seal 3', 'trophy 1 diamond', 'jury 1 diamond', 'platinum 1'],
    ]);
  });

  it('pays nothing for nothing', () => {
    expect(wholeModule(teens, none)).toEqual({ lines: [], honors: [] });
  });

  it('without missions, tests and projects has a smaller maximum, and platinum all the same', () => {
    expect(maximumOf(bare, fifteen)).toBe(2400 + 400 + 500);
    expect(total(wholeModule(bare, all))).toBe(maximumOf(bare, fifteen));
  });

  it.each([
    ['of fourteen lessons', teens, 14],
    ['of fourteen lessons, one absence forgiven', { ...teens, mmCode: true }, 14],
    ['of nine lessons, Kids', kids, 9],
    ['of sixteen lessons', teens, 16],
  ])('is never told to bring more than it can: %s', (_, pinned, count) => {
    const planned = Array.from({ length: count }, (_, index) => index + 1);
    const held = { ...all, lessons: lessons((number) => (number > count ? { attendance: null, value: null } : {})) };
    expect(maximumOf(pinned, planned)).toBe(total(wholeModule(pinned, held)));
  });
});

describe('a lesson', () => {
  const of = (lesson: Partial<Lesson>, pinned = teens) => {
    const award = awardUnit(
      pinned,
      { ...none, lessons: [{ ...none.lessons[0], ...lesson } as Lesson] },
      1,
      nothingPaid,
    );
    return [amounts(award, 'persistence')['1'] ?? 0, amounts(award, 'merit')['1'] ?? 0];
  };

  it.each<[string, Partial<Lesson>, PinnedModule, number[]]>([
    ['present with all', { attendance: 'present', value: 100 }, teens, [100, 60]],
    ['made up, Kids', { attendance: 'madeUp', value: 100 }, kids, [150, 90]],
    ['the own word, up to 80', { attendance: 'present', slider: 100 }, teens, [100, 48]],
    ['the facilitator may lower it to nothing', { attendance: 'present', slider: 100, value: 0 }, teens, [100, 0]],
    ['half up', { attendance: 'present', value: 75 }, { ...kids }, [150, 68]],
    ['justified', { attendance: 'justified', value: 100 }, teens, [0, 0]],
    ['no mark', { attendance: null, value: 100 }, teens, [0, 0]],
    ['before the enrolment, made up', { attendance: 'madeUp', value: 100, counts: false }, teens, [0, 0]],
  ])('%s', (_, lesson, pinned, expected) => {
    expect(of(lesson, pinned)).toEqual(expected);
  });
});

describe('a mission', () => {
  const of = (challenges: Omit<PupilFacts['challenges'][number], 'unit'>[], missions = teens.missions) => {
    const facts = { ...none, challenges: challenges.map((tick) => ({ unit: 1 as const, ...tick })) };
    const award = awardUnit({ ...teens, missions }, facts, 1, nothingPaid);
    return [amounts(award, 'mission').M1 ?? 0, honors(award).includes('seal 1')];
  };
  const tick = (key: string, checked: boolean | null, own = false) => ({ key, own, checked });

  it.each<[string, Parameters<typeof of>, [number, boolean]]>([
    ['two of three, exactly', [[tick('m1', true), tick('m2', true)]], [400, true]],
    [
      'the own word for all counts 80 %, without a seal',
      [['m1', 'm2', 'o1'].map((key) => tick(key, null, true))],
      [480, false],
    ],
    ['a no overrules the own word', [[tick('m1', false, true), tick('m2', true)]], [200, false]],
    ['what was checked stands above 80 %', [['m1', 'm2', 'o1'].map((key) => tick(key, true))], [600, true]],
    [
      'two missions share the pool',
      [
        [tick('m1', true), tick('m2', true)],
        [mission(1), mission(2)],
      ],
      [600, true],
    ],
    ['without mandatory ones the seal needs all', [[tick('o1', true)], [mission(1, 0, 2)]], [900, false]],
    ['without challenges there is none', [[tick('m1', true)], [mission(1, 0, 0), mission(2)]], [0, false]],
  ])('%s', (_, given, expected) => {
    expect(of(...given)).toEqual(expected);
  });
});

describe('a test', () => {
  const of = (
    test: Partial<PupilFacts['tests'][number]>,
    lesson: (number: number) => Partial<Lesson> = () => ({ attendance: 'absent' }),
  ) => {
    const facts = {
      ...none,
      lessons: lessons(lesson),
      tests: [{ unit: 1 as const, theory: null, practice: null, ...test }],
    };
    const award = awardUnit(teens, facts, 1, nothingPaid);
    return [amounts(award, 'test').A1 ?? 0, honors(award).includes('commendation 1')];
  };

  it.each<[string, Parameters<typeof of>, [number, boolean]]>([
    ['seven parts theory, three practice', [{ theory: { right: 8, total: 10 }, practice: 90 }], [664, false]],
    ['89.5 is 90', [{ theory: { right: 17, total: 20 }, practice: 100 }], [720, true]],
    ['89.4 is not', [{ theory: { right: 17, total: 20 }, practice: 99 }], [712, false]],
    ['not taken: practice pays', [{ practice: 50 }], [120, false]],
    [
      'practice of 0 is a grade',
      [{ theory: { right: 1, total: 1 }, practice: 0 }, () => ({ value: 100 })],
      [560, false],
    ],
    [
      'else the mean of the lessons, absences as 0',
      [{}, (number) => (number > 2 ? { attendance: 'justified' } : {})],
      [96, false],
    ],
    ['of the counting ones alone', [{}, (number) => ({ counts: number === 1 })], [240, false]],
    ['no counting lesson: theory alone', [{ theory: { right: 2, total: 3 } }, () => ({ counts: false })], [536, false]],
  ])('%s', (_, given, expected) => {
    expect(of(...given)).toEqual(expected);
  });

  it('pays a third, a half or the whole of what tests are worth', () => {
    const facts = { ...none, tests: [{ unit: 1 as const, theory: { right: 1, total: 1 }, practice: 100 }] };
    const pays = (pinned: PinnedModule) => amounts(awardUnit(pinned, facts, 1, nothingPaid), 'test').A1;
    expect([pays(teens), pays({ ...teens, tests: [1, 3] }), pays({ ...teens, tests: [1] })]).toEqual([800, 1200, 2400]);
    expect([pays(kids), pays({ ...kids, tests: [1, 3] }), pays({ ...kids, tests: [1] })]).toEqual([400, 600, 1200]);
  });
});

describe('a project', () => {
  it.each<[number[], Record<string, number>]>([
    [[2], { P2: 3000 }],
    [[1, 4], { P1: 1500, P4: 1500 }],
    [[1, 2, 4], { P1: 1000, P2: 1000, P4: 1000 }],
    [[1, 2, 3, 4], { P1: 600, P2: 600, P3: 600, P4: 1200 }],
  ])('shares the pool: %s', (numbers, expected) => {
    const projects = numbers.map((number) => ({ number: number as 1, unit: 2 as const }));
    expect(amounts(awardUnit({ ...teens, projects }, all, 2, nothingPaid), 'project')).toEqual(expected);
  });

  it('pays who is in a team by the score, and the medal goes by the best', () => {
    const scores = [59, 60, null, 95].map((score, index) => ({ number: (index + 1) as 1, inTeam: index !== 3, score }));
    const award = wholeModule(teens, { ...none, projects: scores });
    expect(amounts(award, 'project')).toEqual({ P1: 354, P2: 360 });
    expect(honors(award)).toEqual(['jury 1 bronze']);
  });
});

describe('certificates and the trophy', () => {
  it('freeze no unit for a project that another class paid in an earlier one', () => {
    // The class before had project 3 in its second unit; here it belongs to the third.
    const before = { lines: [{ kind: 'project' as const, ref: 'P3' }], honors: [] };
    expect(awardUnit(teens, all, 3, before).honors).toContainEqual({ kind: 'trophy', number: 1, level: 'diamond' });
  });
  const missing = (
    absent: number[],
    changes: Partial<PinnedModule> = {},
    attendance: Lesson['attendance'] = 'absent',
  ) =>
    honors(
      wholeModule(
        { ...bare, ...changes },
        { ...all, lessons: lessons((number) => (absent.includes(number) ? { attendance } : {})) },
      ),
    ).filter((honor) => !honor.startsWith('jury'));

  it.each<[string, Parameters<typeof missing>, string[]]>([
    ['one absence', [[7]], ['certificate 1', 'certificate 3', 'trophy 1 gold']],
    ['three justified', [[1, 6, 11], {}, 'justified'], ['trophy 1 bronze']],
    ['four', [[1, 2, 3, 4]], ['certificate 2', 'certificate 3']],
    [
      'mmCode forgives one a unit',
      [[1, 6, 11], { mmCode: true }],
      ['certificate 1', 'certificate 2', 'certificate 3', 'trophy 1 diamond', 'platinum 1'],
    ],
    ['and no second', [[1, 2], { mmCode: true }], ['certificate 2', 'certificate 3', 'trophy 1 gold']],
  ])('%s', (_, given, expected) => {
    expect(missing(...given)).toEqual(expected);
  });

  it('a lesson before the enrolment is an absence unless made up', () => {
    const late = (attendance: Lesson['attendance']) =>
      honors(
        wholeModule(bare, {
          ...all,
          lessons: lessons((number) => (number === 1 ? { counts: false, attendance } : {})),
        }),
      );
    expect(late(null)).not.toContain('certificate 1');
    expect(late('present')).not.toContain('certificate 1');
    expect(late('madeUp')).toContain('platinum 1');
  });

  it('a class that skipped its projects gets no platinum', () => {
    expect(honors(wholeModule(teens, { ...all, projects: [] }))).not.toContain('platinum 1');
  });
});
