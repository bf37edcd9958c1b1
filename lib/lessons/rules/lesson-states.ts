/** §4: a lesson in lists. A closed one is never opened again. */
export const lessonStates = ['notStarted', 'ongoing', 'closed'] as const;
export type LessonState = (typeof lessonStates)[number];

export type Standing = { readonly number: number; readonly status: 'ongoing' | 'closed' };

type StartRefusal = 'lesson.closed' | 'lesson.not-next' | 'lesson.other-ongoing';

/**
 * Lessons begin in order, one at a time. Beginning one that goes on already is no fault: two who teach the class pressed
 * the same button.
 */
export function startRefusal(number: number, stored: readonly Standing[]): StartRefusal | 'already' | undefined {
  const own = stored.find((lesson) => lesson.number === number);
  if (own) return own.status === 'closed' ? 'lesson.closed' : 'already';
  if (stored.some(({ status }) => status === 'ongoing')) return 'lesson.other-ongoing';
  return number === nextNumber(stored) ? undefined : 'lesson.not-next';
}

/** The lesson that can begin: the one after the last that did. */
export function nextNumber(stored: readonly Standing[]): number {
  return Math.max(0, ...stored.map(({ number }) => number)) + 1;
}

export function stateOfLesson(number: number, stored: readonly Standing[]): LessonState {
  return stored.find((lesson) => lesson.number === number)?.status ?? 'notStarted';
}

/** The lesson that a screen opens with: the one that goes on, else the next, else the last. */
export function currentNumber(stored: readonly Standing[], count: number): number {
  const ongoing = stored.find(({ status }) => status === 'ongoing');
  return ongoing?.number ?? Math.max(1, Math.min(nextNumber(stored), count));
}
