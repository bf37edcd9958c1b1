import type { Award, Level, PinnedModule } from './facts';
import { challenges, type HandCase, mission, pinned, project, pupil, test } from './hand-case-facts';

const TEENS = pinned('teens');
const MMCODE = pinned('teens', { mmCode: true });
const LAST_UNIT: HandCase['lines'] = [
  ['persistence', '11', 100],
  ['persistence', '12', 100],
  ['persistence', '13', 100],
  ['persistence', '14', 100],
  ['persistence', '15', 100],
];

function awarded(...honors: Award['honors']): Award {
  return { lines: [], honors };
}

const BOTH = awarded({ kind: 'certificate', number: 1 }, { kind: 'certificate', number: 2 });

/** Closing 3 of a class of lessons only, where unit 3 was attended in full without a challenge: 5 x 100. */
function trophy(name: string, rule: string, told: Pick<HandCase, 'facts'> & Partial<HandCase>): HandCase {
  return { name, rule, pinned: TEENS, unit: 3, lines: [], honors: [], ...told };
}

const TROPHY_CASES: HandCase[] = [
  trophy('no absence and three certificates', 'section 2: 0 is diamond, 400; 8.14: platinum 500, nothing else exists', {
    facts: pupil({ marks: 'PPPPP RRRRR PPPPP' }),
    paidBefore: BOTH,
    lines: [...LAST_UNIT, ['trophy', 'module', 400], ['platinum', 'module', 500]],
    honors: [
      ['certificate', 3],
      ['trophy', 1, 'diamond'],
      ['platinum', 1],
    ],
  }),
  trophy('one absence', 'section 2: 1 is gold, 300; certificate 1 is missing, so no platinum', {
    facts: pupil({ marks: 'PFPPP PPPPP PPPPP' }),
    paidBefore: awarded({ kind: 'certificate', number: 2 }),
    lines: [...LAST_UNIT, ['trophy', 'module', 300]],
    honors: [
      ['certificate', 3],
      ['trophy', 1, 'gold'],
    ],
  }),
  trophy('two absences, one with a note', 'section 2 and 8.2: J is an absence; 2 is silver, 200', {
    facts: pupil({ marks: 'PJPPP PPPFP PPPPP' }),
    lines: [...LAST_UNIT, ['trophy', 'module', 200]],
    honors: [
      ['certificate', 3],
      ['trophy', 1, 'silver'],
    ],
  }),
  trophy('three absences', 'section 2 and 8.2: no mark is an absence; 3 is bronze, 100', {
    facts: pupil({ marks: 'PJ-PP PPPFP PPPPP' }),
    lines: [...LAST_UNIT, ['trophy', 'module', 100]],
    honors: [
      ['certificate', 3],
      ['trophy', 1, 'bronze'],
    ],
  }),
  trophy('four absences', 'section 2: more than three is none', {
    facts: pupil({ marks: 'PFFPP PPPFF PPPPP' }),
    lines: LAST_UNIT,
    honors: [['certificate', 3]],
  }),
  trophy('mmCode: one absence in each unit', '8.14: 0 + 0 + 0 = 0, diamond 400; 4 of 5 three times, so platinum 500', {
    pinned: MMCODE,
    facts: pupil({ marks: 'PPPPF FPPPP PPPPJ' }),
    paidBefore: BOTH,
    lines: [...LAST_UNIT.slice(0, 4), ['trophy', 'module', 400], ['platinum', 'module', 500]],
    honors: [
      ['certificate', 3],
      ['trophy', 1, 'diamond'],
      ['platinum', 1],
    ],
  }),
  trophy('mmCode: absences 2, 1 and 0', '8.14: 1 + 0 + 0 = 1, gold 300 (one forgiven is not carried to another unit)', {
    pinned: MMCODE,
    facts: pupil({ marks: 'FPPPF FPPPP PPPPP' }),
    paidBefore: awarded({ kind: 'certificate', number: 2 }),
    lines: [...LAST_UNIT, ['trophy', 'module', 300]],
    honors: [
      ['certificate', 3],
      ['trophy', 1, 'gold'],
    ],
  }),
  trophy('mmCode: absences 4, 1 and 0', '8.14: 3 + 0 + 0 = 3, bronze 100', {
    pinned: MMCODE,
    facts: pupil({ marks: 'FFFFP FPPPP PPPPP' }),
    lines: [...LAST_UNIT, ['trophy', 'module', 100]],
    honors: [
      ['certificate', 3],
      ['trophy', 1, 'bronze'],
    ],
  }),
  trophy('an absence that was paid as one is made up afterwards', '8.15: closing 1 froze it; 1 is gold, 300', {
    facts: pupil({ marks: 'PRPPP PPPPP PPPPP' }),
    paidBefore: {
      lines: ['1', '3', '4', '5', '6', '7', '8', '9', '10'].map((ref) => ({ kind: 'persistence', ref, amount: 100 })),
      honors: [{ kind: 'certificate', number: 2 }],
    },
    lines: [...LAST_UNIT, ['trophy', 'module', 300]],
    honors: [
      ['certificate', 3],
      ['trophy', 1, 'gold'],
    ],
  }),
  trophy('came after lesson 4', '8.3: lesson 2 is R, so 1, 3 and 4 are three absences: bronze 100', {
    facts: pupil({ marks: '-R--P PPPPP PPPPP', cameAfter: 4 }),
    lines: [...LAST_UNIT, ['trophy', 'module', 100]],
    honors: [
      ['certificate', 3],
      ['trophy', 1, 'bronze'],
    ],
  }),
];

const ONE_PROJECT = pinned('kids', { projects: [{ number: 1, unit: 1 }] });

/** Medal 1 at closing 3, of a project that closing 1 paid. Nothing else happened in unit 3. */
function jury(score: number, amount: number, level: Level | null): HandCase {
  return {
    name: `medal 1 of a project of ${score}`,
    rule: `8.13 and section 2: ${level ?? 'under 60 is none'}; closing 1 paid 3000 x ${score} % = ${amount}`,
    pinned: ONE_PROJECT,
    facts: pupil({ projects: [project(1, score)] }),
    unit: 3,
    paidBefore: { lines: [{ kind: 'project', ref: 'P1', amount }], honors: [] },
    lines: [],
    honors: level ? [['jury', 1, level]] : [],
  };
}

const JURY_CASES: HandCase[] = [
  jury(59, 1770, null),
  jury(60, 1800, 'bronze'),
  jury(69, 2070, 'bronze'),
  jury(70, 2100, 'silver'),
  jury(79, 2370, 'silver'),
  jury(80, 2400, 'gold'),
  jury(89, 2670, 'gold'),
  jury(90, 2700, 'diamond'),
];

const FULL: PinnedModule = pinned('teens', {
  missions: [mission(1, 'A'), mission(3, 'Ab')],
  tests: [1, 3],
  projects: [
    { number: 1, unit: 1 },
    { number: 2, unit: 3 },
  ],
});
const FULL_FACTS = {
  marks: 'PPPPP PPPPP PPPPP',
  challenges: challenges(3, { all: 'ab', yes: 'a' }),
  tests: test(3, [9, 10], 90),
  projects: [project(1, 60), project(2, 12)],
};
const FULL_BEFORE = awarded(
  { kind: 'certificate', number: 1 },
  { kind: 'certificate', number: 2 },
  { kind: 'commendation', number: 1 },
  { kind: 'seal', number: 1 },
);
// 900 x 1/2 = 450; 0.70 x 90 + 0.30 x 90 = 90 and 1200 x 90 % = 1080; 1500 x 12 % = 180; no absence is 400.
const FULL_LINES: HandCase['lines'] = [
  ...LAST_UNIT,
  ['mission', 'M3', 450],
  ['test', 'A3', 1080],
  ['project', 'P2', 180],
  ['trophy', 'module', 400],
];
const FULL_HONORS: HandCase['honors'] = [
  ['certificate', 3],
  ['commendation', 3],
  ['seal', 3],
  ['trophy', 1, 'diamond'],
];

const PLATINUM_CASES: HandCase[] = [
  {
    name: 'platinum asks for no more than the module has, at any level',
    rule: '8.14: no M2 and no A2 to miss; the best project is P1 with 60, bronze; platinum 500',
    pinned: FULL,
    facts: pupil(FULL_FACTS),
    unit: 3,
    paidBefore: FULL_BEFORE,
    lines: [...FULL_LINES, ['platinum', 'module', 500]],
    honors: [...FULL_HONORS, ['jury', 1, 'bronze'], ['platinum', 1]],
  },
  {
    name: 'no platinum without commendation 1',
    rule: '8.14: every commendation that the module has',
    pinned: FULL,
    facts: pupil(FULL_FACTS),
    unit: 3,
    paidBefore: { lines: [], honors: FULL_BEFORE.honors.filter((one) => one.kind !== 'commendation') },
    lines: FULL_LINES,
    honors: [...FULL_HONORS, ['jury', 1, 'bronze']],
  },
  {
    name: 'no platinum without seal 1',
    rule: '8.14: every seal that the module has',
    pinned: FULL,
    facts: pupil(FULL_FACTS),
    unit: 3,
    paidBefore: { lines: [], honors: FULL_BEFORE.honors.filter((one) => one.kind !== 'seal') },
    lines: FULL_LINES,
    honors: [...FULL_HONORS, ['jury', 1, 'bronze']],
  },
  {
    name: 'no platinum without medal 1 where the module has projects',
    rule: '8.14: a class that skipped its projects gets none',
    pinned: FULL,
    facts: pupil({ ...FULL_FACTS, projects: [] }),
    unit: 3,
    paidBefore: FULL_BEFORE,
    lines: FULL_LINES.filter(([kind]) => kind !== 'project'),
    honors: FULL_HONORS,
  },
];

export const CLOSING_CASES: HandCase[] = [...TROPHY_CASES, ...JURY_CASES, ...PLATINUM_CASES];
