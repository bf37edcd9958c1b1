/** How far back a class's questions are summed up. */
export const weeksBackMax = 8;

const dayMs = 86_400_000;

/** The Monday of the week that a day lies in. Days are dates without a time, at midnight UTC. */
export function weekOf(day: Date): string {
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10);
}

/** The week of the last Friday: that is when it is told, and whoever tells it again on Monday still means that one. */
export function toldWeek(day: Date): string {
  return weekOf(new Date(day.getTime() - 4 * dayMs));
}

/** Mondays that may be asked for, this week's first. */
export function weeksUntil(day: Date): string[] {
  const monday = Date.parse(weekOf(day));
  return Array.from({ length: weeksBackMax + 1 }, (_, back) => {
    return new Date(monday - back * 7 * dayMs).toISOString().slice(0, 10);
  });
}
