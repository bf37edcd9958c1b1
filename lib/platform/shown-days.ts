/** What is pinned up stands from its first day to its last one; without a last one it stays. */
export const standings = ['scheduled', 'shown', 'past'] as const;
export type Standing = (typeof standings)[number];

type Days<Day> = { from: Day; until: Day | null };

/** Where it is on its way on a day; both as dates without a time, or as their texts. */
export function standingOf<Day extends Date | string>({ from, until }: Days<Day>, today: Day): Standing {
  if (from > today) return 'scheduled';
  return until !== null && until < today ? 'past' : 'shown';
}

/** The same as a condition of rows. */
export function shownOn(day: Date) {
  return { from: { lte: day }, OR: [{ until: null }, { until: { gte: day } }] };
}

/** A date without a time, as forms and readers name it. */
export function dayText(date: Date): string {
  return date.toISOString().slice(0, 10);
}
