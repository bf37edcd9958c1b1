import {
  type Award,
  type Honor,
  type Lesson,
  type Level,
  type Line,
  NOTHING,
  type PinnedModule,
  type PupilFacts,
  type Unit,
} from './facts';

// A second calculation of what closing a unit pays, written from classroom-rules.md alone. "Rule 8.6" is section 8,
// number 6; "section 1" is the table of points. It is plain and slow on purpose, so that a teacher can check it.

/** Rule 8.6 and 8.7: an exact fraction becomes a whole number once, half up. */
function halfUp(top: number, bottom: number): number {
  const [t, b] = [BigInt(top), BigInt(bottom)]; // BigInt refuses anything that is not a whole number.
  if (t < 0n || b <= 0n) throw new Error(`Not a fraction of points: ${top}/${bottom}`);
  return Number((t * 2n + b) / (b * 2n));
}

// Section 1, the table, with rules 8.11 and 8.12 for modules that have less.
const PERSISTENCE = { teens: 100, kids: 150 };
const MERIT = { teens: 60, kids: 90 };
const MISSIONS = 1800;
const TESTS = { teens: 2400, kids: 1200 };
const TROPHY: Record<Level, number> = { diamond: 400, gold: 300, silver: 200, bronze: 100 };
const PLATINUM = 500;
const PROJECT_SHARES = [[], [3000], [1500, 1500], [1000, 1000, 1000], [600, 600, 600, 1200]];

/** Section 2: unit n is the lessons 1-5, 6-10 or 11-15. */
function lessonsOf(facts: PupilFacts, unit: Unit): Lesson[] {
  return facts.lessons.filter((lesson) => Math.ceil(lesson.number / 5) === unit);
}

/** Rules 8.1 to 8.3: P or R on a lesson that counts; before the enrolment only R. J, F and no mark never. */
function attended(lesson: Lesson): boolean {
  if (lesson.attendance === 'madeUp') return true;
  return lesson.attendance === 'present' && lesson.counts;
}

/** Rule 8.5: the facilitator's value, where 0 is a value, else the pupil's slider up to 80, else nothing. */
function effective(lesson: Lesson): number {
  if (lesson.value !== null) return lesson.value;
  return lesson.slider === null ? 0 : Math.min(lesson.slider, 80);
}

/** Section 1 and rules 8.1, 8.2, 8.4: each attended lesson that counts pays persistence, and merit by its percentage. */
function lessonLines(pinned: PinnedModule, facts: PupilFacts, unit: Unit): Line[] {
  const paid = lessonsOf(facts, unit).filter((lesson) => lesson.counts && attended(lesson));
  return paid.flatMap((lesson): Line[] => [
    { kind: 'persistence', ref: `${lesson.number}`, amount: PERSISTENCE[pinned.family] },
    { kind: 'merit', ref: `${lesson.number}`, amount: halfUp(MERIT[pinned.family] * effective(lesson), 100) },
  ]);
}

/** Rule 8.10: a mission without challenges does not exist. */
function missionsOf(pinned: PinnedModule) {
  return pinned.missions.filter((mission) => mission.challenges.length > 0);
}

/** Rule 8.10 for the points and the seal, rule 8.11 for the mission's share. */
function missionOf(pinned: PinnedModule, facts: PupilFacts, unit: Unit): Award {
  const mission = missionsOf(pinned).find((one) => one.unit === unit);
  if (!mission) return NOTHING;
  const factOf = (key: string) => facts.challenges.find((fact) => fact.unit === unit && fact.key === key);
  const all = mission.challenges.length;
  const checked = mission.challenges.filter(({ key }) => factOf(key)?.checked === true).length;
  // The facilitator's yes or no overrides the pupil's tick, so a tick speaks only where he said neither.
  const ticked = mission.challenges.filter(({ key }) => {
    const fact = factOf(key);
    return fact !== undefined && fact.checked === null && fact.own;
  }).length;
  // max(checked, min(checked + ticks, 80 %)), all of it counted in hundredths of a challenge.
  const done = Math.max(checked * 100, Math.min((checked + ticked) * 100, all * 80));
  const share = MISSIONS / missionsOf(pinned).length; // 600, 900 or 1800.
  const mandatory = mission.challenges.filter((challenge) => challenge.mandatory);
  const needed = mandatory.length > 0 ? mandatory : mission.challenges;
  const sealed = needed.every(({ key }) => factOf(key)?.checked === true);
  return {
    lines: [{ kind: 'mission', ref: `M${unit}`, amount: halfUp(share * done, all * 100) }],
    honors: sealed ? [{ kind: 'seal', number: unit }] : [],
  };
}

/** Section 3 and rules 8.7 to 8.9: the whole grade of A_n. */
function gradeOf(facts: PupilFacts, unit: Unit): number {
  const fact = facts.tests.find((test) => test.unit === unit);
  // A test not taken is 0 of 1 (rule 8.9).
  const theory = fact?.theory && fact.theory.total > 0 ? fact.theory : { right: 0, total: 1 };
  const counting = lessonsOf(facts, unit).filter((lesson) => lesson.counts);
  const entered = fact?.practice ?? null;
  // Rule 8.8: with no grade entered and no lesson that counts, the theory alone makes the grade.
  if (entered === null && counting.length === 0) return halfUp(theory.right * 100, theory.total);
  // Rule 8.8: the grade entered, else the mean over the lessons that count, where whoever was away has 0.
  const practice =
    entered === null
      ? { sum: counting.reduce((sum, one) => sum + (attended(one) ? effective(one) : 0), 0), of: counting.length }
      : { sum: entered, of: 1 };
  // 0.70 x 100 x right / total + 0.30 x sum / of, brought to one fraction and rounded once.
  const top = 700 * theory.right * practice.of + 3 * practice.sum * theory.total;
  return halfUp(top, 10 * theory.total * practice.of);
}

/** Rule 8.11 for the share, rule 8.7 for the grade that XP and commendation use, section 2 for the 90. */
function testOf(pinned: PinnedModule, facts: PupilFacts, unit: Unit): Award {
  if (!pinned.tests.includes(unit)) return NOTHING;
  const grade = gradeOf(facts, unit);
  const share = TESTS[pinned.family] / pinned.tests.length; // Teens 800, 1200 or 2400; Kids half of it.
  return {
    lines: [{ kind: 'test', ref: `A${unit}`, amount: halfUp(share * grade, 100) }],
    honors: grade >= 90 ? [{ kind: 'commendation', number: unit }] : [],
  };
}

/** Rule 8.12: the project's share of the pool; the last of four has the double one. */
function shareOf(pinned: PinnedModule, number: number): number {
  const numbers: number[] = pinned.projects.map((project) => project.number).sort();
  return PROJECT_SHARES[numbers.length]?.[numbers.indexOf(number)] ?? 0;
}

/** Rule 8.12: the projects whose unit this is; no team, no line; not graded is 0. */
function projectLines(pinned: PinnedModule, facts: PupilFacts, unit: Unit): Line[] {
  return pinned.projects
    .filter((project) => project.unit === unit)
    .flatMap(({ number }): Line[] => {
      const fact = facts.projects.find((project) => project.number === number);
      if (!fact?.inTeam) return [];
      return [{ kind: 'project', ref: `P${number}`, amount: halfUp(shareOf(pinned, number) * (fact.score ?? 0), 100) }];
    });
}

/** Which unit a line of the ledger belongs to. */
function unitOf(pinned: PinnedModule, line: Line): number {
  const number = Number(line.ref.replace(/^[MAP]/, ''));
  if (line.kind === 'persistence' || line.kind === 'merit') return Math.ceil(number / 5);
  if (line.kind === 'project') return pinned.projects.find((project) => project.number === number)?.unit ?? 0;
  return line.kind === 'mission' || line.kind === 'test' ? number : 3;
}

/** Rule 8.2 and 8.3: the unit's lessons neither attended nor made up. Rule 8.15: what a closing paid is frozen. */
function absencesOf(pinned: PinnedModule, facts: PupilFacts, unit: Unit, paidBefore: Award): number {
  const wasPaid = unit < 3 && paidBefore.lines.some((line) => unitOf(pinned, line) === unit);
  const present = lessonsOf(facts, unit).filter((lesson) => {
    // An R or an edit entered after the unit closed changes nothing: the paid line tells who was there.
    if (wasPaid && lesson.counts) {
      return paidBefore.lines.some((line) => line.kind === 'persistence' && line.ref === `${lesson.number}`);
    }
    return attended(lesson);
  });
  return 5 - present.length;
}

/** Section 2: 5 of 5, or 4 of 5 in a class of mmCode. */
function certificate(pinned: PinnedModule, facts: PupilFacts, unit: Unit): Honor[] {
  const present = lessonsOf(facts, unit).filter(attended).length;
  return present >= (pinned.mmCode ? 4 : 5) ? [{ kind: 'certificate', number: unit }] : [];
}

/** Section 2 and rule 8.14: absences of the 15 lessons, where mmCode forgives one in each unit. */
function trophyOf(pinned: PinnedModule, facts: PupilFacts, paidBefore: Award): Award {
  const units: Unit[] = [1, 2, 3];
  const absences = units
    .map((unit) => absencesOf(pinned, facts, unit, paidBefore))
    .map((count) => (pinned.mmCode ? Math.max(0, count - 1) : count))
    .reduce((sum, count) => sum + count, 0);
  const level = (['diamond', 'gold', 'silver', 'bronze'] as const)[absences];
  if (!level) return NOTHING;
  return {
    lines: [{ kind: 'trophy', ref: 'module', amount: TROPHY[level] }],
    honors: [{ kind: 'trophy', number: 1, level }],
  };
}

/** Section 2 and rule 8.13: the pupil's own score on his best closed project of the whole module. */
function juryOf(pinned: PinnedModule, facts: PupilFacts, paidBefore: Award): Honor[] {
  const scores = pinned.projects.map(({ number }) => {
    const fact = facts.projects.find((project) => project.number === number);
    if (fact?.inTeam && fact.score !== null) return fact.score;
    // Rule 8.16: who moved kept the line of a project that stayed in the old class, and the line tells the score.
    const paid = paidBefore.lines.find((line) => line.kind === 'project' && line.ref === `P${number}`);
    return paid ? halfUp(paid.amount * 100, shareOf(pinned, number)) : 0;
  });
  const best = Math.max(0, ...scores);
  if (best < 60) return [];
  const level: Level = best >= 90 ? 'diamond' : best >= 80 ? 'gold' : best >= 70 ? 'silver' : 'bronze';
  return [{ kind: 'jury', number: 1, level }];
}

/** Rule 8.14: three certificates, the trophy, and every commendation, seal and medal 1 that the pinned module has. */
function platinumOf(pinned: PinnedModule, honors: Honor[]): Award {
  const has = (kind: Honor['kind'], number: number) => honors.some((one) => one.kind === kind && one.number === number);
  const earned =
    [1, 2, 3].every((unit) => has('certificate', unit)) &&
    has('trophy', 1) &&
    pinned.tests.every((unit) => has('commendation', unit)) &&
    missionsOf(pinned).every((mission) => has('seal', mission.unit)) &&
    (pinned.projects.length === 0 || has('jury', 1));
  if (!earned) return NOTHING;
  return {
    lines: [{ kind: 'platinum', ref: 'module', amount: PLATINUM }],
    honors: [{ kind: 'platinum', number: 1 }],
  };
}

/** What closing this unit pays and awards one pupil who is enrolled at that instant (section 6). */
export function independentAward(pinned: PinnedModule, facts: PupilFacts, unit: Unit, paidBefore: Award): Award {
  const mission = missionOf(pinned, facts, unit);
  const test = testOf(pinned, facts, unit);
  const trophy = unit === 3 ? trophyOf(pinned, facts, paidBefore) : NOTHING;
  const jury = unit === 3 ? juryOf(pinned, facts, paidBefore) : [];
  const lessons = lessonLines(pinned, facts, unit);
  const projects = projectLines(pinned, facts, unit);
  const honors = [...certificate(pinned, facts, unit), ...test.honors, ...mission.honors, ...trophy.honors, ...jury];
  // Units 1 and 2 bring to platinum what they awarded when they closed, never what the facts would say today.
  const before = paidBefore.honors.filter((honor) => honor.number < 3 && !['trophy', 'jury'].includes(honor.kind));
  const platinum = unit === 3 ? platinumOf(pinned, [...before, ...honors]) : NOTHING;
  const lines = [...lessons, ...mission.lines, ...test.lines, ...projects, ...trophy.lines, ...platinum.lines];
  // Rule 8.6: a zero makes no line.
  return { lines: lines.filter((line) => line.amount > 0), honors: [...honors, ...platinum.honors] };
}

/** Rule 8.11: the y of "x de y", platinum included; a component that the pinned module lacks is not in it. */
export function independentMaximum(pinned: PinnedModule): number {
  const lessons = 15 * (PERSISTENCE[pinned.family] + MERIT[pinned.family]);
  const missions = missionsOf(pinned).length > 0 ? MISSIONS : 0;
  const tests = pinned.tests.length > 0 ? TESTS[pinned.family] : 0;
  const projects = pinned.projects.length > 0 ? 3000 : 0;
  return lessons + missions + tests + projects + TROPHY.diamond + PLATINUM;
}
