const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;

/** A week, whatever happens. What a clock that was set back calls tomorrow's is as old as what nobody can date. */
export function isWithinWeek(keptAt: number, now: number): boolean {
  return now - keptAt < weekMs && keptAt - now < 24 * hourMs;
}
