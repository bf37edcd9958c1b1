import type { LessonFacts, PupilFacts } from '@/lib/points/rules/facts';
import { unitOfLesson } from '@/lib/points/rules/lesson-rules';
import { type Stay, wayUntilPaid } from '@/lib/points/rules/moves';

/** All facts of one class that its pupils may have, by pupil where they are one's. */
export type ClassFacts = {
  lessons: { number: number; closedAt: Date }[];
  marks: Map<string, Pick<LessonFacts, 'attendance'>>;
  values: Map<string, number | null>;
  sliders: Map<string, number>;
  /** `own` is none where the pupil said nothing: who teaches judged it alone. */
  ticks: Map<string, { unit: number; name: string; own: boolean | null; checked: boolean | null }[]>;
  tests: Map<string, { unit: number; theory: { right: number; total: number } | null; practice: number | null }[]>;
  /** `isAway`: he took no part, which is worth 0. */
  projects: Map<string, { number: number; score: number | null; isAway: boolean }[]>;
};

/** A pupil's fact of one lesson, in the maps of a class. */
export const lessonKey = (studentId: string, number: number) => `${studentId} ${number}`;

type Sources = {
  studentId: string;
  way: readonly Stay[];
  of: ReadonlyMap<string, ClassFacts>;
  at: Date;
  /** The class that paid a unit, and when, by unit. */
  paid: ReadonlyMap<number, { by: string; at: Date }>;
};
/** A challenge of the class where the pupil is now, found again by what it is known by (`challenge-names.ts`). */
type Challenge = { unit: number; key: string; name: string };
type Module = { challenges: readonly Challenge[]; projects: readonly { number: number; unit: number }[] };

const lessonNumbers = Array.from({ length: 15 }, (_, index) => index + 1);

/**
 * What is known of a pupil: of the class that he is in now and, where that knows nothing, of those that he moved through
 * (classroom-rules 8.1, 8.16). Of a unit that was paid, only what the class knew that paid it.
 */
export function pupilFacts(sources: Sources, { challenges, projects: pinned }: Module): PupilFacts {
  const { studentId, way, of, paid } = sources;
  function told<Fact>(unit: number | undefined, facts: (of: ClassFacts) => Map<string, Fact[]>): Fact[] {
    // The present class first.
    return wayUntilPaid(way, paid.get(unit ?? 0))
      .toReversed()
      .flatMap(({ classId }) => {
        const known = of.get(classId);
        return known ? (facts(known).get(studentId) ?? []) : [];
      });
  }
  return {
    lessons: lessonNumbers.map((number) => lessonFacts(sources, number)),
    challenges: challenges.flatMap(({ unit, key, name }) => {
      const known = told(unit, ({ ticks }) => ticks).filter((each) => each.unit === unit && each.name === name);
      if (known.length === 0) return [];
      // A tick of the own takes away no yes that was said in the class before.
      const own = known.find((tick) => tick.own !== null)?.own ?? false;
      return [{ unit: unit as 1, key, own, checked: known.find((tick) => tick.checked !== null)?.checked ?? null }];
    }),
    tests: ([1, 2, 3] as const).flatMap((unit) => {
      const known = told(unit, ({ tests }) => tests).filter((test) => test.unit === unit);
      if (known.length === 0) return [];
      const theory = known.find((test) => test.theory)?.theory ?? null;
      return [{ unit, theory, practice: known.find((test) => test.practice !== null)?.practice ?? null }];
    }),
    projects: ([1, 2, 3, 4] as const).flatMap((number) => {
      const unit = pinned.find((project) => project.number === number)?.unit;
      const given = told(unit, ({ projects }) => projects).filter((project) => project.number === number);
      // A team in the new class, where nobody has graded yet, takes away nothing that was reached in the one before.
      const known = given.find(({ score }) => score !== null) ?? given[0];
      return known ? [{ number, inTeam: true, score: known.score }] : [];
    }),
  };
}

function lessonFacts(sources: Sources, number: number): LessonFacts {
  const { studentId, of, at, paid } = sources;
  const key = lessonKey(studentId, number);
  const way = wayUntilPaid(sources.way, paid.get(unitOfLesson(number) ?? 0));
  const told = way.toReversed().flatMap(({ classId, from, until }, index) => {
    const facts = of.get(classId);
    const lesson = facts?.lessons.find((each) => each.number === number && each.closedAt <= at);
    if (!facts || !lesson) return [];
    const counts = lesson.closedAt > from && (until === null || lesson.closedAt <= until);
    const attendance = facts.marks.get(key)?.attendance ?? null;
    // What a class did before the pupil came or after he left says nothing of him, but for the class that he is in; unless
    // he made it up: that counts for certificate and trophy wherever he goes.
    if (index > 0 && !counts && attendance !== 'madeUp') return [];
    return [{ counts, attendance, value: facts.values.get(key) ?? null, slider: facts.sliders.get(key) ?? null }];
  });
  const attended = told.find(({ attendance }) => attendance === 'present' || attendance === 'madeUp');
  const said = attended ?? told.find(({ attendance }) => attendance !== null) ?? told[0];
  return {
    number,
    counts: told.some(({ counts }) => counts),
    attendance: said?.attendance ?? null,
    // Who teaches now has the last word; a slider belongs to the lesson that he was in.
    value: told.find(({ value }) => value !== null)?.value ?? null,
    slider: said?.slider ?? told.find(({ slider }) => slider !== null)?.slider ?? null,
  };
}
