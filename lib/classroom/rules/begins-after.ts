import { startRefusal } from '@/lib/lessons/rules/lesson-states';
import type { Desk } from '../schemas/desk';

type Lesson = Desk['lessons'][number];

/**
 * The lesson that has to be held before this one can begin; none where it can. Whoever began it all the same, without a
 * line, would lose every tap of it when the line is back.
 */
export function beginsAfter(number: number, lessons: readonly Lesson[]): Lesson | undefined {
  const stored = lessons.flatMap(({ number: one, status }) =>
    status === 'notStarted' ? [] : [{ number: one, status }],
  );
  const refusal = startRefusal(number, stored);
  if (refusal !== 'lesson.other-ongoing' && refusal !== 'lesson.not-next') return undefined;
  return lessons.find(({ status }) => status === 'ongoing') ?? lessons.find(({ status }) => status === 'notStarted');
}
