export type Figure = { name: string; value: number; atLeast?: number; atMost?: number; told: string };

/** Prints each with its limit; true when none misses. */
export function printFigures(figures: readonly Figure[]): boolean {
  process.stdout.write('\n');
  let missed = 0;
  for (const { name, value, atLeast, atMost, told } of figures) {
    const isMissed = !(value >= (atLeast ?? 0) && value <= (atMost ?? Number.POSITIVE_INFINITY));
    if (isMissed) missed += 1;
    const limit = limitText(atLeast, atMost);
    process.stdout.write(
      `${name.padEnd(46)}${value.toFixed(2).padStart(6)}  ${limit.padEnd(8)}${isMissed ? 'MISSED' : 'ok    '}  ${told}\n`,
    );
  }
  process.stdout.write(missed > 0 ? `\n${missed} figures missed\n` : '\nEvery figure holds\n');
  return missed === 0;
}

/** A figure without a limit is told for comparison. */
function limitText(atLeast: number | undefined, atMost: number | undefined): string {
  if (atLeast !== undefined) return `>= ${atLeast}`;
  return atMost === undefined ? '' : `<= ${atMost}`;
}

export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(0);
}
