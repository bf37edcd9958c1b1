import { schoolDay } from '@/lib/lesson-plans/rules/school-day';

const hourMs = 3600 * 1000;
const longestMs = 12 * hourMs;
/** Longer than a lesson: midnight of Brasília comes at ten in an evening class of Acre. */
const shortestMs = 4 * hourMs;
/** Midnight in Brazil, by UTC. */
const midnightMs = 27 * hourMs;

/** How many of those who checked in last a device puts first. */
export const recentMax = 10;

/** With the day in which it was made, after twelve hours at most; but not in the middle of a lesson. */
export function deviceEnd(now: Date): Date {
  const midnight = schoolDay(now).getTime() + midnightMs;
  return new Date(Math.min(Math.max(midnight, now.getTime() + shortestMs), now.getTime() + longestMs));
}

export function secondsUntil(end: Date, now: Date): number {
  return Math.floor((end.getTime() - now.getTime()) / 1000);
}

/** Who checked in last comes first. */
export function recentWith(recent: readonly string[], id: string): string[] {
  return [id, ...recent.filter((other) => other !== id)].slice(0, recentMax);
}

type Pupil = { readonly id: string; readonly name: string };

/** First names, with the last one's initial where two of the class share one. */
export function shownNames(pupils: readonly Pupil[]): Map<string, string> {
  const firstNames = pupils.map(({ name }) => firstOf(name));
  return new Map(
    pupils.map(({ id, name }) => {
      const first = firstOf(name);
      const isShared = firstNames.filter((other) => other === first).length > 1;
      const last = name.trim().split(/\s+/).slice(1).at(-1);
      return [id, isShared && last ? `${first} ${[...last][0]}.` : first];
    }),
  );
}

function firstOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

/** The device's last ones first, in their order; the others as they came, by name. */
export function recentFirst<Row extends { readonly id: string }>(
  rows: readonly Row[],
  recent: readonly string[],
): Row[] {
  const place = (id: string) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return rows.toSorted((one, other) => place(one.id) - place(other.id));
}
