export type DifferentLine = { kind: 'same' | 'theirs' | 'mine'; text: string };

/** Which lines of two texts are only in one of them, in an order in which both can be read. */
export function lineDifference(theirs: string, mine: string): DifferentLine[] {
  const [left, right] = [theirs.split('\n'), mine.split('\n')];
  const shared = sharedLengths(left, right);
  const lines: DifferentLine[] = [];
  let [a, b] = [0, 0];
  while (a < left.length || b < right.length) {
    if (a < left.length && b < right.length && left[a] === right[b]) {
      lines.push({ kind: 'same', text: left[a] as string });
      a += 1;
      b += 1;
    } else if (b >= right.length || (a < left.length && at(shared, a + 1, b) >= at(shared, a, b + 1))) {
      lines.push({ kind: 'theirs', text: left[a] as string });
      a += 1;
    } else {
      lines.push({ kind: 'mine', text: right[b] as string });
      b += 1;
    }
  }
  return lines;
}

/** How many lines the rests of both have in common, from each pair of places on. */
function sharedLengths(left: readonly string[], right: readonly string[]): number[][] {
  const lengths: number[][] = Array.from({ length: left.length + 1 }, () => Array(right.length + 1).fill(0));
  for (let a = left.length - 1; a >= 0; a -= 1) {
    const row = lengths[a] as number[];
    for (let b = right.length - 1; b >= 0; b -= 1) {
      row[b] =
        left[a] === right[b] ? at(lengths, a + 1, b + 1) + 1 : Math.max(at(lengths, a + 1, b), at(lengths, a, b + 1));
    }
  }
  return lengths;
}

function at(lengths: readonly number[][], a: number, b: number): number {
  return lengths[a]?.[b] ?? 0;
}
