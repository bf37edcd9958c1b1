import type { Attendance, PupilFacts } from './facts';

type Chance = () => number;

function pick<T>(chance: Chance, choices: readonly T[]): T {
  const chosen = choices[Math.floor(chance() * choices.length)];
  if (chosen === undefined) throw new Error('There is nothing to choose from.');
  return chosen;
}

function upTo(chance: Chance, most: number): number {
  return Math.floor(chance() * (most + 1));
}

/** A pupil as most are: nearly always there, sliders in steps of ten, values now and then, decent grades. */
export function lifelike(facts: PupilFacts, chance: Chance): undefined {
  lifelikeLessons(facts.lessons, chance);
  for (const fact of facts.challenges) {
    fact.own = chance() < 0.8;
    fact.checked = fact.own && chance() < 0.7 ? true : pick(chance, [null, null, false]);
  }
  for (const test of facts.tests) {
    const total = pick(chance, [5, 8, 10, 12, 15, 20]);
    test.theory = chance() < 0.05 ? null : { right: total - upTo(chance, Math.floor(total / 2)), total };
    test.practice = chance() < 0.4 ? null : 60 + upTo(chance, 40);
  }
  for (const project of facts.projects) {
    project.inTeam = chance() < 0.95;
    project.score = project.inTeam && chance() < 0.95 ? 50 + upTo(chance, 50) : null;
  }
  return undefined;
}

function lifelikeLessons(lessons: PupilFacts['lessons'], chance: Chance): void {
  const marks: Attendance[] = [
    ...Array.from({ length: 12 }, () => 'present' as const),
    'absent',
    'justified',
    'madeUp',
  ];
  for (const lesson of lessons) {
    lesson.attendance = pick(chance, marks);
    const away = lesson.attendance === 'absent' || lesson.attendance === 'justified';
    lesson.slider = away || chance() < 0.1 ? null : upTo(chance, 10) * 10;
    lesson.value = away || chance() < 0.6 ? null : 50 + upTo(chance, 50);
  }
}

/** A pupil of whom every fact is any that the shape allows, each as likely as the next. */
export function restless(facts: PupilFacts, chance: Chance): undefined {
  const marks = ['present', 'absent', 'justified', 'madeUp', null] as const;
  for (const lesson of facts.lessons) {
    lesson.attendance = pick(chance, marks);
    lesson.slider = pick(chance, [null, upTo(chance, 10) * 10]);
    lesson.value = pick(chance, [null, 0, upTo(chance, 100)]);
  }
  for (const fact of facts.challenges) {
    fact.own = pick(chance, [true, false]);
    fact.checked = pick(chance, [true, false, null]);
  }
  for (const test of facts.tests) {
    const total = 1 + upTo(chance, 39);
    test.theory = pick(chance, [null, { right: upTo(chance, total), total }, { right: total, total }]);
    test.practice = pick(chance, [null, 0, upTo(chance, 100)]);
  }
  for (const project of facts.projects) {
    project.inTeam = pick(chance, [true, false]);
    project.score = project.inTeam ? pick(chance, [null, 0, upTo(chance, 100)]) : null;
  }
  return undefined;
}
