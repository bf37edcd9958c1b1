type Planned = { plan: object | null; isRated: boolean; isAdapted: boolean };

/** The lesson that a facilitator prepares next, and what says so. */
export type NextLesson<Lesson> = { lesson: Lesson; because: 'rated' | 'adapted' | 'first' };

/**
 * While no class says where it stands, what its facilitator wrote down does: who rated a lesson has given it, so the one
 * after the last rated is next; who adapted one prepares it; who did neither begins at the beginning.
 */
export function nextLesson<Lesson extends Planned>(lessons: readonly Lesson[]): NextLesson<Lesson> | null {
  const lastRated = lessons.findLastIndex(({ isRated }) => isRated);
  const ahead = lessons.slice(lastRated + 1).filter(({ plan }) => plan !== null);
  const [first] = ahead;
  if (!first) return null;
  if (lastRated >= 0) return { lesson: first, because: 'rated' };
  const adapted = ahead.find(({ isAdapted }) => isAdapted);
  return adapted ? { lesson: adapted, because: 'adapted' } : { lesson: first, because: 'first' };
}
