import type { PinnedModule, PupilFacts, Unit } from '@/lib/points/rules/facts';
import { gradeOfTest } from '@/lib/points/rules/grade-of-test';
import { lessonsOf } from '@/lib/points/rules/lesson-rules';

export type UnitReport = {
  unit: Unit;
  held: number;
  present: number;
  absent: number;
  justified: number;
  madeUp: number;
  /** Of the unit's test, 0 to 100: once the unit is closed, before that it can still change. */
  grade: number | null;
};

type Known = { pinned: Pick<PinnedModule, 'tests'>; facts: PupilFacts; isFinal: boolean };

/** One row of a school report: who was there how often, and what the test brought. */
export function reportUnit(unit: Unit, { pinned, facts, isFinal }: Known): UnitReport {
  const lessons = lessonsOf(facts, unit);
  const marks = lessons.flatMap(({ attendance }) => attendance ?? []);
  const count = (state: (typeof marks)[number]) => marks.filter((mark) => mark === state).length;
  return {
    unit,
    // Without a mark he was not there (8.2): it says so, as honors do.
    held: lessons.filter(({ counts, attendance }) => counts || attendance !== null).length,
    present: count('present'),
    absent: count('absent'),
    justified: count('justified'),
    madeUp: count('madeUp'),
    grade: isFinal && pinned.tests.includes(unit) ? gradeOfTest(facts, unit).grade : null,
  };
}
