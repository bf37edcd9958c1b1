import type { Tx } from '@/lib/platform/db/client';
import { factsOfPupils } from '@/lib/units/queries/facts-of-pupils';

type Of = { classId: string; studentId: string; now: Date };
type Lesson = { number: number; status: string; attendance: string | null; slider: number | null };

/** Lessons that the class has behind it, with what a pupil had of them in the class that he came from: it counts here. */
export async function withBroughtAlong<L extends Lesson>(
  db: Tx,
  { classId, studentId, now }: Of,
  lessons: readonly L[],
) {
  const known = await factsOfPupils(db, { classId, at: now, studentIds: [studentId] });
  const of = new Map(known?.pupils[0]?.facts.lessons.map((lesson) => [lesson.number, lesson]));
  return lessons.map((lesson) => {
    const told = lesson.status === 'closed' ? of.get(lesson.number) : undefined;
    return told ? { ...lesson, attendance: told.attendance, slider: told.slider } : lesson;
  });
}
