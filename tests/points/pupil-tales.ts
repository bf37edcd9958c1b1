import type { Lesson, PinnedModule, PupilFacts, Unit } from './facts';
import { lifelike, restless } from './random-pupils';

type Chance = () => number;

/** What happened to a pupil who otherwise did everything. It may tell the first closing that found the pupil there. */
type Tale = {
  name: string;
  random?: boolean;
  tell: (facts: PupilFacts, chance: Chance, pinned: PinnedModule) => Unit | undefined;
};

/** A tale that only changes the facts. */
function tale(name: string, change: (facts: PupilFacts, pinned: PinnedModule) => void): Tale {
  return {
    name,
    tell: (facts, _chance, pinned) => {
      change(facts, pinned);
      return undefined;
    },
  };
}

function mark(facts: PupilFacts, numbers: number[], changes: Partial<Lesson>) {
  for (const lesson of facts.lessons) {
    if (numbers.includes(lesson.number)) Object.assign(lesson, changes);
  }
}

const ALL = Array.from({ length: 15 }, (_, at) => at + 1);
const AWAY = { value: null, slider: null } as const;

/** Who came after the lesson with this number closed was in none before, and in no earlier unit's test or team. */
function cameAfter(facts: PupilFacts, pinned: PinnedModule, last: number, madeUp: number[]): Unit {
  const firstClosing: Unit = last > 10 ? 3 : last > 5 ? 2 : 1;
  const early = ALL.slice(0, last);
  mark(facts, early, { counts: false, attendance: null, ...AWAY });
  mark(facts, madeUp, { attendance: 'madeUp', value: 90 });
  facts.tests = facts.tests.filter((test) => test.unit >= firstClosing);
  for (const fact of facts.challenges) if (fact.unit < firstClosing) Object.assign(fact, { own: false, checked: null });
  for (const fact of facts.projects) {
    const unit = pinned.projects.find((project) => project.number === fact.number)?.unit ?? 1;
    if (unit < firstClosing) Object.assign(fact, { inTeam: false, score: null });
  }
  return firstClosing;
}

/** The nth test, practice and project of the module take the nth entry; fewer of them take what there is. */
function graded(facts: PupilFacts, tests: [number, number, number][], scores: number[]) {
  for (const [at, test] of facts.tests.entries()) {
    const [right, total, practice] = tests[at % tests.length] ?? [0, 1, 0];
    Object.assign(test, { theory: { right, total }, practice });
  }
  for (const [at, project] of facts.projects.entries()) project.score = scores[at % scores.length] ?? 0;
}

export const TALES: Tale[] = [
  tale('did everything', () => undefined),
  tale('was away once, as many as mmCode forgives', (facts) => mark(facts, [4], { attendance: 'absent', ...AWAY })),
  tale('was away once in each unit', (facts) => {
    mark(facts, [1], { attendance: 'absent', ...AWAY });
    mark(facts, [8], { attendance: 'justified', ...AWAY });
    mark(facts, [15], { attendance: null, ...AWAY });
  }),
  tale('was away four times in one unit', (facts) => mark(facts, [6, 7, 8, 9], { attendance: 'absent', ...AWAY })),
  tale('was away twice, in the first and the last unit', (facts) =>
    mark(facts, [2, 11], { attendance: 'justified', ...AWAY }),
  ),
  tale('made up every lesson', (facts) => mark(facts, ALL, { attendance: 'madeUp' })),
  tale('brought notes for every lesson and has values', (facts) => mark(facts, ALL, { attendance: 'justified' })),
  tale('was away often and has values all the same', (facts) => mark(facts, [1, 3, 6, 12], { attendance: 'absent' })),
  {
    name: 'came after lesson 3 and made up the first three',
    tell: (facts, _chance, pinned) => cameAfter(facts, pinned, 3, [1, 2, 3]),
  },
  {
    name: 'came between lesson 5 and the first closing',
    tell: (facts, _chance, pinned) => {
      cameAfter(facts, pinned, 5, [2, 4]);
      for (const test of facts.tests) if (test.unit === 1) Object.assign(test, { practice: null });
      return 1;
    },
  },
  {
    name: 'came after lesson 7 while unit 1 was still open, and made up all of it',
    tell: (facts, _chance, pinned) => {
      const tests = facts.tests.filter((test) => test.unit === 1).map((test) => ({ ...test, practice: null }));
      cameAfter(facts, pinned, 7, [1, 2, 3, 4, 5, 7]);
      facts.tests = [...tests, ...facts.tests];
      return 1;
    },
  },
  { name: 'came after lesson 7', tell: (facts, _chance, pinned) => cameAfter(facts, pinned, 7, [7]) },
  { name: 'came for the last two lessons', tell: (facts, _chance, pinned) => cameAfter(facts, pinned, 13, []) },
  tale('only ever moved the sliders, some of them over 80', (facts) => {
    for (const lesson of facts.lessons)
      Object.assign(lesson, { value: null, slider: [100, 90, 80, 70, 0][lesson.number % 5] });
    for (const test of facts.tests) test.practice = null;
  }),
  tale('has value 0 over a high slider', (facts) => {
    mark(facts, ALL, { value: 0, slider: 100 });
    for (const test of facts.tests) test.practice = null;
  }),
  tale('left sliders out', (facts) => {
    mark(facts, [1, 2, 5, 9, 10, 13], AWAY);
    for (const test of facts.tests) test.practice = null;
  }),
  tale('has values that make half points', (facts) => {
    for (const lesson of facts.lessons) lesson.value = [5, 15, 35, 45, 95][lesson.number % 5] ?? 5;
    for (const test of facts.tests) test.practice = null;
  }),
  tale('ticked everything and nobody checked', (facts) => {
    for (const fact of facts.challenges) fact.checked = null;
  }),
  tale('ticked everything and was told no', (facts) => {
    for (const fact of facts.challenges) fact.checked = false;
  }),
  tale('has one challenge checked of each mission, and no ticks', (facts, pinned) => {
    const first = new Set(pinned.missions.map((mission) => mission.challenges[0]?.key));
    for (const fact of facts.challenges)
      Object.assign(fact, { own: false, checked: first.has(fact.key) ? true : null });
  }),
  tale('has the mandatory challenges checked and ticked the others', (facts, pinned) => {
    const mandatory = pinned.missions.flatMap((mission) => mission.challenges.filter((one) => one.mandatory));
    const keys = new Set(mandatory.map((one) => one.key));
    for (const fact of facts.challenges) if (!keys.has(fact.key)) fact.checked = null;
  }),
  tale('ticked one mandatory challenge that nobody checked', (facts) => {
    const last = facts.challenges.at(0);
    if (last) last.checked = null;
  }),
  tale('took no test, practice entered', (facts) => {
    for (const test of facts.tests) test.theory = null;
  }),
  tale('took no test, practice not entered', (facts) => {
    for (const test of facts.tests) Object.assign(test, { theory: null, practice: null });
  }),
  tale('was in no team', (facts) => {
    for (const project of facts.projects) Object.assign(project, { inTeam: false, score: null });
  }),
  tale('was in teams that nobody graded', (facts) => {
    for (const project of facts.projects) project.score = null;
  }),
  // 59.5, 69.5 and 89.5 exactly, where plain arithmetic with commas falls short of the first two; then one below 90.
  tale('has grades on the half, projects at 59 and 60', (facts) => {
    graded(
      facts,
      [
        [17, 20, 0],
        [23, 25, 17],
        [17, 20, 100],
      ],
      [59, 60, 59, 59],
    );
  }),
  tale('has grades just below, projects at 69 and 70', (facts) => {
    graded(
      facts,
      [
        [20, 20, 64],
        [24, 25, 74],
        [7, 8, 94],
      ],
      [69, 70, 0, 69],
    );
  }),
  tale('has 79.5 and 90 exactly, projects at 79, 80, 89', (facts) => {
    graded(
      facts,
      [
        [24, 25, 41],
        [9, 10, 90],
        [6, 7, 100],
      ],
      [79, 80, 89, 79],
    );
  }),
  { name: 'lifelike', random: true, tell: (facts, chance) => lifelike(facts, chance) },
  {
    name: 'lifelike, but came later',
    random: true,
    tell: (facts, chance, pinned) => {
      lifelike(facts, chance);
      const last = 1 + Math.floor(chance() * 14);
      // Only lessons of a unit that was still open can have been made up.
      const open = last > 10 ? 10 : last > 5 ? 5 : 0;
      return cameAfter(
        facts,
        pinned,
        last,
        ALL.filter((number) => number > open && number <= last && chance() < 0.5),
      );
    },
  },
  { name: 'anything that may be', random: true, tell: (facts, chance) => restless(facts, chance) },
];
