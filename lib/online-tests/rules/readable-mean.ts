/** Of fewer a mean says what one of them reached. */
const fewest = 3;

/** A whole number, or none of too few. */
export function readableMean(percents: readonly number[]): number | null {
  if (percents.length < fewest) return null;
  return Math.round(percents.reduce((sum, percent) => sum + percent, 0) / percents.length);
}
