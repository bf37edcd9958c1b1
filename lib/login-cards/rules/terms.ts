export type Term = { year: number; semester: number };

/** Brasília, which has known no summer time since 2019. */
const behindUtcHours = 3;

/** The moment after the last day of a semester: 30 June or 31 December. */
function endOf({ year, semester }: Term): Date {
  return new Date(Date.UTC(semester === 1 ? year : year + 1, semester === 1 ? 6 : 0, 1, behindUtcHours));
}

function termOf(now: Date): Term {
  const there = new Date(now.getTime() - behindUtcHours * 3600 * 1000);
  return { year: there.getUTCFullYear(), semester: there.getUTCMonth() < 6 ? 1 : 2 };
}

/** Cards are good until the class's semester is over; without a class, or when it is over already, until this one is. */
export function cardsEnd(classTerm: Term | null, now: Date): Date {
  const end = classTerm && endOf(classTerm);
  return end && end > now ? end : endOf(termOf(now));
}

/** The last day on which they are good, as a date without a time. */
export function lastDayOf(end: Date): string {
  return new Date(end.getTime() - behindUtcHours * 3600 * 1000 - 1).toISOString().slice(0, 10);
}
