/** Of fewer a mean says what one of them reached: an advisor is told nothing of so small a group. */
const fewest = 5;

/** A whole number, or none of too few. */
export function readableMean(percents: readonly number[]): number | null {
  if (percents.length < fewest) return null;
  return Math.round(percents.reduce((sum, percent) => sum + percent, 0) / percents.length);
}
