const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;

/** A week, whatever happens. What a clock that was set back calls tomorrow's is as old as what nobody can date. */
export function isWithinWeek(keptAt: number, now: number): boolean {
  return now - keptAt < weekMs && keptAt - now < 24 * hourMs;
}

/** What was read before a school's day is read again. */
export function isOfDay(at: number, now: number): boolean {
  return new Date(at).toDateString() === new Date(now).toDateString();
}
