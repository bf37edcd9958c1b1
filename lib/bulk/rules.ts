import type { Problem, Step } from './schemas';

/** How long a plan is kept, from the day that it was made: so long it can be undone. */
export const plansKeptDays = { planned: 1, done: 180 } as const;

export function isBlocked({ blocked }: Step): boolean {
  return blocked !== undefined && blocked.length > 0;
}

/** Everything that keeps a plan's steps from being done. */
export function problemsOf(steps: readonly Step[]): Problem[] {
  return steps.flatMap(({ blocked = [] }) => blocked);
}

/** How many of each act, without those that are blocked. */
export function countsOf(steps: readonly Step[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { act } of steps.filter((step) => !isBlocked(step))) counts[act] = (counts[act] ?? 0) + 1;
  return counts;
}
