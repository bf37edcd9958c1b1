const slipLengthMin = 5;

/** The same word, or one with a slip of the finger in it. */
export function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < slipLengthMin || one[0] !== other[0]) return false;
  return isSlipOf(one, other);
}

/** One letter apart, or two neighbours swapped. */
export function isSlipOf(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === known[start]) start += 1;
  let end = 0;
  while (end < Math.min(word.length, known.length) - start && word.at(-1 - end) === known.at(-1 - end)) end += 1;
  const [left, right] = [word.slice(start, word.length - end), known.slice(start, known.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
