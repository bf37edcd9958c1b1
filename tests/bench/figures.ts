export type Figure = { name: string; value: number; atLeast?: number; atMost?: number; told: string };

/** What `npm run bench` measures by name; one part may bring several figures. */
export type Parts = Readonly<Record<string, () => Figure | Figure[] | Promise<Figure | Figure[]>>>;

/** Those whose name holds the words; all without words. */
export function partsNamed(parts: Parts, words: string): Parts {
  const isNamed = (name: string) => name.toLowerCase().includes(words.toLowerCase());
  return Object.fromEntries(Object.entries(parts).filter(([name]) => isNamed(name)));
}

/** Prints the figures of each part when it ends, and returns all of them. A part that breaks is one, and takes no other with it. */
export async function measureParts(parts: Parts, afterEach?: () => Promise<void>): Promise<Figure[]> {
  const all: Figure[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    process.stdout.write(`\n${name}\n`);
    const figures = await Promise.resolve()
      .then(measure)
      .catch((error: Error) => [{ name, value: Number.NaN, told: String(error.stack) }]);
    all.push(...[figures].flat());
    printFigures([figures].flat());
    await afterEach?.();
  }
  return all;
}

/** Each with its limit; returns how many miss it. */
export function printFigures(figures: readonly Figure[]): number {
  let missed = 0;
  for (const { name, value, atLeast, atMost, told } of figures) {
    const isMissed = !(value >= (atLeast ?? 0) && value <= (atMost ?? Number.POSITIVE_INFINITY));
    if (isMissed) missed += 1;
    const limit = limitText(atLeast, atMost);
    process.stdout.write(
      `  ${name.padEnd(46)}${value.toFixed(2).padStart(6)}  ${limit.padEnd(8)}${isMissed ? 'MISSED' : 'ok    '}  ${told}\n`,
    );
  }
  return missed;
}

/** A figure without a limit is told for comparison. */
function limitText(atLeast: number | undefined, atMost: number | undefined): string {
  if (atLeast !== undefined) return `>= ${atLeast}`;
  return atMost === undefined ? '' : `<= ${atMost}`;
}

export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(0);
}
