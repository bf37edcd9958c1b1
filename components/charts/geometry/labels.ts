/** What a letter takes at the 13 px of a chart in the widest of the system fonts. */
const letterPx = 8;

export function widthOf(text: string): number {
  return Math.ceil(text.length * letterPx);
}

export function widestOf(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(widthOf));
}

export function shortened(text: string, lettersMax: number): string {
  return text.length <= lettersMax ? text : `${text.slice(0, lettersMax - 1).trimEnd()}…`;
}

/** Lines of whole words; a word longer than a line is cut, and what passes the last line ends in an ellipsis. */
export function wrapped(text: string, lettersMax: number, linesMax: number): string[] {
  const lines: string[] = [];
  let left = text.trim();
  while (left.length > lettersMax && lines.length < linesMax - 1) {
    const gap = left.lastIndexOf(' ', lettersMax);
    const end = gap > 0 ? gap : lettersMax;
    lines.push(left.slice(0, end));
    left = left.slice(end).trimStart();
  }
  return [...lines, shortened(left, lettersMax)];
}

/** Every how many labels one is shown, so that none touches its neighbour in `px`. */
export function labelStep(labels: readonly string[], px: number): number {
  const room = Math.max(1, Math.floor(px / (widestOf(labels) + 12)));
  return Math.max(1, Math.ceil(labels.length / room));
}

/** Heights moved apart until neighbours keep their distance, in the order given, inside 0 to `height`. */
export function spread(wanted: readonly number[], distance: number, height: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed: number[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    placed[index] = Math.max(wanted[index] ?? 0, free);
    free = placed[index] + distance;
  }
  let limit = height;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, limit);
    limit = placed[index] - distance;
  }
  return placed;
}
