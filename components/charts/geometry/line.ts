import type { ChartValue } from '../chart-data';

export interface Point {
  x: number;
  y: number;
}

/** The middle for one alone, else from edge to edge, in hundredths. */
export function xOf(index: number, count: number): number {
  return count > 1 ? (index / (count - 1)) * 100 : 50;
}

/** Points in runs: where a value is missing the line is cut, not drawn across. */
export function runsOf(values: readonly ChartValue[], yOf: (value: number) => number): Point[][] {
  const runs: Point[][] = [[]];
  for (const [index, value] of values.entries()) {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push({ x: xOf(index, values.length), y: yOf(value) });
  }
  return runs.filter((run) => run.length > 0);
}

export function linePath(runs: readonly Point[][]): string {
  return runs
    .map((run) => run.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join(''))
    .join('');
}

/** The same line, closed down to `floor`. */
export function areaPath(runs: readonly Point[][], floor: number): string {
  return runs
    .map(
      (run) =>
        `${linePath([run])}L${short(run.at(-1)?.x ?? 0)} ${short(floor)}L${short(run[0]?.x ?? 0)} ${short(floor)}Z`,
    )
    .join('');
}

function short(value: number): string {
  return String(Number(value.toFixed(2)));
}
