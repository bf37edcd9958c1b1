import type { PupilFacts, Unit } from './facts';
import { halfUp, sum } from './fractions';
import { effectivePercent, isAttended, lessonsOf } from './lesson-rules';

export type TestGrade = {
  grade: number;
  theoryRight: number;
  theoryTotal: number;
  /** The grade entered, or the sum of the lessons' percents over their number; neither where no lesson counts. */
  practice: number | null;
  lessonPercents: number | null;
  lessonsCounted: number | null;
};

const theoryWeight = 7;
const practiceWeight = 3;

/** Seven parts theory and three parts practice, a whole number; without anything to count practice by, theory alone. */
export function gradeOfTest(facts: PupilFacts, unit: Unit): TestGrade {
  const test = facts.tests.find((each) => each.unit === unit);
  const [right, total] = test?.theory && test.theory.total > 0 ? [test.theory.right, test.theory.total] : [0, 1];
  const counting = lessonsOf(facts, unit).filter(({ counts }) => counts);
  const percents = sum(counting.map((lesson) => (isAttended(lesson) ? effectivePercent(lesson) : 0)));
  const practice = test?.practice ?? null;
  const theory = { theoryRight: test?.theory?.right ?? 0, theoryTotal: test?.theory?.total ?? 0 };
  if (practice === null && counting.length === 0) {
    const grade = halfUp(100 * right, total);
    return { grade, ...theory, practice, lessonPercents: null, lessonsCounted: null };
  }
  const [above, below] = practice === null ? [percents, counting.length] : [practice, 1];
  const parts = theoryWeight + practiceWeight;
  return {
    grade: halfUp(theoryWeight * 100 * right * below + practiceWeight * above * total, parts * total * below),
    ...theory,
    practice,
    ...(practice === null
      ? { lessonPercents: percents, lessonsCounted: counting.length }
      : { lessonPercents: null, lessonsCounted: null }),
  };
}
