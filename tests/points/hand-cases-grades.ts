import { type HandCase, pinned, project, pupil, test } from './hand-case-facts';

const THREE = { tests: [1, 2, 3] as (1 | 2 | 3)[] };

const TEST_CASES: HandCase[] = [
  {
    name: 'a grade of 59.5 is 60, and pays as 60',
    rule: 'section 3: 0.70 x 85 + 0.30 x 0 = 59.5; 8.7: 60; 800 x 60 % = 480',
    pinned: pinned('teens', THREE),
    facts: pupil({ tests: test(1, [17, 20], 0) }),
    unit: 1,
    lines: [['test', 'A1', 480]],
    honors: [],
  },
  {
    name: 'a grade of 89.5 is 90, and a commendation (Kids)',
    rule: 'section 3: 0.70 x 85 + 0.30 x 100 = 89.5; 8.7: 90; 400 x 90 % = 360',
    pinned: pinned('kids', THREE),
    facts: pupil({ tests: test(2, [17, 20], 100) }),
    unit: 2,
    lines: [['test', 'A2', 360]],
    honors: [['commendation', 2]],
  },
  {
    name: 'a grade of 89.45 is 89: rounded once, not over 89.5',
    rule: '0.70 x 87.5 + 0.30 x 94 = 61.25 + 28.2 = 89.45; 8.7: 89; 800 x 89 % = 712',
    pinned: pinned('teens', THREE),
    facts: pupil({ tests: test(1, [7, 8], 94) }),
    unit: 1,
    lines: [['test', 'A1', 712]],
    honors: [],
  },
  {
    name: 'a test not taken still pays its practice',
    rule: '8.9: 0.70 x 0 + 0.30 x 100 = 30; 800 x 30 % = 240',
    pinned: pinned('teens', THREE),
    facts: pupil({ tests: test(1, null, 100) }),
    unit: 1,
    lines: [['test', 'A1', 240]],
    honors: [],
  },
  {
    name: 'practice not entered: the mean of the lessons, F and J and no mark as 0',
    // The lessons are 100, min(100, 80) = 80, and three zeros: 180 / 5 = 36.
    rule: '8.8: 0.70 x 100 + 0.30 x 36 = 80.8 -> 81; 800 x 81 % = 648; merit 60 x 80 % = 48',
    pinned: pinned('teens', THREE),
    facts: pupil({
      marks: 'PPFJ-',
      values: [100, null, 100, 100, 100],
      sliders: [null, 100],
      tests: test(1, [10, 10], null),
    }),
    unit: 1,
    lines: [
      ['persistence', '1', 100],
      ['persistence', '2', 100],
      ['merit', '1', 60],
      ['merit', '2', 48],
      ['test', 'A1', 648],
    ],
    honors: [],
  },
  {
    name: 'the mean takes only lessons that count; a missing slider there is 0',
    // Lessons 4 and 5 count: (50 + 0) / 2 = 25. The R of lessons 1 to 3 is left out.
    rule: '8.1 and 8.8: 0.70 x 50 + 0.30 x 25 = 42.5 -> 43; 800 x 43 % = 344; merit 60 x 50 % = 30',
    pinned: pinned('teens', THREE),
    facts: pupil({ marks: 'RRRPP', values: [100, 100, 100, 50, null], cameAfter: 3, tests: test(1, [1, 2], null) }),
    unit: 1,
    lines: [
      ['persistence', '4', 100],
      ['persistence', '5', 100],
      ['merit', '4', 30],
      ['test', 'A1', 344],
    ],
    honors: [['certificate', 1]],
  },
  {
    name: 'a mean of thirds is rounded with the theory, not before it',
    // Lessons 3 to 5 count: (100 + 100 + 0) / 3 = 66.666..., and 0.30 of it is exactly 20.
    rule: '8.7 and 8.8: 0.70 x 90 + 20 = 83; 400 x 83 % = 332; merit 90 x 100 % = 90',
    pinned: pinned('kids', THREE),
    facts: pupil({ marks: '--PPF', values: [null, null, 100, 100], cameAfter: 2, tests: test(1, [9, 10], null) }),
    unit: 1,
    lines: [
      ['persistence', '3', 150],
      ['persistence', '4', 150],
      ['merit', '3', 90],
      ['merit', '4', 90],
      ['test', 'A1', 332],
    ],
    honors: [],
  },
  {
    name: 'no lesson that counts: the theory alone',
    rule: '8.8: 1/8 = 12.5 -> 13; 800 x 13 % = 104',
    pinned: pinned('teens', THREE),
    facts: pupil({ cameAfter: 5, tests: test(1, [1, 8], null) }),
    unit: 1,
    lines: [['test', 'A1', 104]],
    honors: [],
  },
  {
    name: 'no lesson that counts, but practice entered: the usual weights',
    rule: '8.8: 0.70 x 100 + 0.30 x 50 = 85; 800 x 85 % = 680',
    pinned: pinned('teens', THREE),
    facts: pupil({ cameAfter: 5, tests: test(1, [3, 3], 50) }),
    unit: 1,
    lines: [['test', 'A1', 680]],
    honors: [],
  },
  {
    name: 'an entered 0 is a grade and beats the lessons',
    rule: '8.8: 0.70 x 100 + 0.30 x 0 = 70; 800 x 70 % = 560; lesson 60 x 100 % = 60',
    pinned: pinned('teens', THREE),
    facts: pupil({ marks: 'P', values: [100], tests: test(1, [4, 4], 0) }),
    unit: 1,
    lines: [
      ['persistence', '1', 100],
      ['merit', '1', 60],
      ['test', 'A1', 560],
    ],
    honors: [],
  },
  {
    name: 'two tests in Kids',
    rule: '8.11: 1200 / 2 = 600; 0.70 x 80 + 0.30 x 97 = 85.1 -> 85; 600 x 85 % = 510',
    pinned: pinned('kids', { tests: [1, 3] }),
    facts: pupil({ tests: test(1, [4, 5], 97) }),
    unit: 1,
    lines: [['test', 'A1', 510]],
    honors: [],
  },
  {
    name: 'one test in Teens',
    rule: '8.11: 2400; 0.70 x 80 + 0.30 x 50 = 71; 2400 x 71 % = 1704',
    pinned: pinned('teens', { tests: [2] }),
    facts: pupil({ tests: test(2, [4, 5], 50) }),
    unit: 2,
    lines: [['test', 'A2', 1704]],
    honors: [],
  },
  {
    name: 'a test that the pinned module lacks pays nothing',
    rule: '8.11',
    pinned: pinned('teens', { tests: [2] }),
    facts: pupil({ tests: test(1, [5, 5], 100) }),
    unit: 1,
    lines: [],
    honors: [],
  },
];

const PROJECT_CASES: HandCase[] = [
  {
    name: 'four projects: the fourth is double; closing 3 gives medal 1',
    rule: '8.12: 600 x 75 % = 450, 1200 x 78 % = 936; 8.13: 78 is silver',
    pinned: pinned('teens', {
      projects: [
        { number: 1, unit: 1 },
        { number: 2, unit: 2 },
        { number: 3, unit: 3 },
        { number: 4, unit: 3 },
      ],
    }),
    facts: pupil({ projects: [project(3, 75), project(4, 78)] }),
    unit: 3,
    lines: [
      ['project', 'P3', 450],
      ['project', 'P4', 936],
    ],
    honors: [['jury', 1, 'silver']],
  },
  {
    name: 'three projects in units of their own choice',
    rule: '8.12: 1000 each; unit 1 has P2 (83 % = 830) and P3 (7 % = 70), P1 waits for unit 3',
    pinned: pinned('kids', {
      projects: [
        { number: 1, unit: 3 },
        { number: 2, unit: 1 },
        { number: 3, unit: 1 },
      ],
    }),
    facts: pupil({ projects: [project(1, 90), project(2, 83), project(3, 7)] }),
    unit: 1,
    lines: [
      ['project', 'P2', 830],
      ['project', 'P3', 70],
    ],
    honors: [],
  },
  {
    name: 'two projects: no team is no line, and not graded is 0 and so no line',
    rule: '8.12 and 8.6',
    pinned: pinned('teens', {
      projects: [
        { number: 1, unit: 1 },
        { number: 2, unit: 1 },
      ],
    }),
    facts: pupil({ projects: [project(1, null, false), project(2, null)] }),
    unit: 1,
    lines: [],
    honors: [],
  },
  {
    name: 'two projects, both graded',
    rule: '8.12: 1500 x 83 % = 1245 and 1500 x 1 % = 15',
    pinned: pinned('teens', {
      projects: [
        { number: 1, unit: 2 },
        { number: 2, unit: 2 },
      ],
    }),
    facts: pupil({ projects: [project(1, 83), project(2, 1)] }),
    unit: 2,
    lines: [
      ['project', 'P1', 1245],
      ['project', 'P2', 15],
    ],
    honors: [],
  },
  {
    name: 'one project of score 0 pays nothing',
    rule: '8.6: a zero makes no line',
    pinned: pinned('teens', { projects: [{ number: 1, unit: 1 }] }),
    facts: pupil({ projects: [project(1, 0)] }),
    unit: 1,
    lines: [],
    honors: [],
  },
];

export const GRADE_CASES: HandCase[] = [...TEST_CASES, ...PROJECT_CASES];
