import type { LessonFacts, PupilFacts, Unit } from './facts';

const lessonsPerUnit = 5;
/** A pupil's own word alone counts so far; above it somebody who teaches must have seen it. */
export const ownWordMax = 80;

/** The unit of a lesson; those beyond the fifteenth belong to none. */
export function unitOfLesson(number: number): Unit | null {
  const unit = Math.ceil(number / lessonsPerUnit);
  return unit >= 1 && unit <= 3 ? (unit as Unit) : null;
}

/** How many lessons a unit of a short module never has: everybody is absent there. `planned`: the numbers of the lessons. */
export function neverHeld(planned: readonly number[], unit: Unit): number {
  return lessonsPerUnit - planned.filter((number) => unitOfLesson(number) === unit).length;
}

export function lessonsOf({ lessons }: PupilFacts, unit: Unit): LessonFacts[] {
  return lessons.filter(({ number }) => unitOfLesson(number) === unit).toSorted((a, b) => a.number - b.number);
}

export function isAttended({ attendance, counts }: Pick<LessonFacts, 'attendance' | 'counts'>): boolean {
  return attendance === 'madeUp' || (attendance === 'present' && counts);
}

/** How much of the lesson's challenge is done: the facilitator's value, 0 too, else the pupil's word as far as it counts. */
export function effectivePercent({ value, slider }: Pick<LessonFacts, 'value' | 'slider'>): number {
  return value ?? Math.min(slider ?? 0, ownWordMax);
}

/** Before the enrolment nobody was there, whatever a mark says, unless the lesson was made up. */
function isMissed(lesson: LessonFacts): boolean {
  return lesson.attendance !== 'madeUp' && !(lesson.attendance === 'present' && lesson.counts);
}

/** Also lessons that never were: a module of fewer lessons gives no certificate and costs the trophy. */
export function absencesIn(facts: PupilFacts, unit: Unit): number {
  return lessonsPerUnit - lessonsOf(facts, unit).filter((lesson) => !isMissed(lesson)).length;
}
