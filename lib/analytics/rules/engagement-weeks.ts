/** Seven days that begin on a Monday, and what was counted in them. */
export type Counted = { lessons: number; attended: number; marked: number; tests: number };
export type Week = Counted & { week: string };
/** Days, both counted in. */
export type Span = { from: string; to: string };

export const nothing: Counted = { lessons: 0, attended: 0, marked: 0, tests: 0 };

/** Of fewer students an advisor is told nothing (classroom-rules 7). */
export const smallBelow = 5;

const dayMs = 86_400_000;
const weeksShown = 8;
const yearsMax = 4;

/** The Monday of the week that a day lies in. Days are dates without a time. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return shifted(day, -((date.getUTCDay() + 6) % 7));
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

type Asked = { from?: string | undefined; to?: string | undefined };

/**
 * What is looked at: the last eight weeks unless somebody asks, or the eight up to the `latest` day with a lesson where
 * that is longer ago; never more than some years.
 */
export function askedDays(today: string, { from, to }: Asked, latest?: string) {
  const weeksBefore = (day: string) => shifted(mondayOf(day), -7 * (weeksShown - 1));
  const isLongAgo = !from && latest !== undefined && latest < weeksBefore(today);
  const until = to ?? (isLongAgo ? latest : today);
  const since = from ?? weeksBefore(until);
  const earliest = shifted(until, -366 * yearsMax);
  const [, within = until] = [since, earliest].sort();
  const [first = until] = [within, until].sort();
  return { from: first, to: until };
}

/**
 * The Mondays of the first and the last week that lie wholly in a time, and the days that stick out before and behind them.
 * Where no week lies in it wholly, the last lies before the first, and all is head.
 */
export function wholeWeeks({ from, to }: Span) {
  const monday = mondayOf(from);
  const first = monday === from ? monday : shifted(monday, 7);
  const last = shifted(mondayOf(shifted(to, 1)), -7);
  const none = { from: to, to: shifted(to, -1) };
  if (last < first) return { first, last, head: { from, to }, tail: none };
  return { first, last, head: { from, to: shifted(first, -1) }, tail: { from: shifted(last, 7), to } };
}

/** The days of a time, week by week, with the weeks in which nothing was held. */
export function weeksOf({ from, to }: Span, days: readonly (Counted & { day: string })[]): Week[] {
  const of = new Map<string, Week>();
  for (let week = mondayOf(from); week <= to; week = shifted(week, 7)) {
    of.set(week, { week, ...nothing });
  }
  for (const { day, ...counted } of days) {
    const week = of.get(mondayOf(day));
    if (week) of.set(week.week, { week: week.week, ...plus(week, counted) });
  }
  return [...of.values()];
}

export function plus(one: Counted, other: Counted): Counted {
  return {
    lessons: one.lessons + other.lessons,
    attended: one.attended + other.attended,
    marked: one.marked + other.marked,
    tests: one.tests + other.tests,
  };
}

/** How many of a hundred were there; unknown where nobody was marked. */
export function attendanceOf({ attended, marked }: Pick<Counted, 'attended' | 'marked'>): number | null {
  return marked === 0 ? null : attended / marked;
}
