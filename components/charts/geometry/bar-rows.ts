import { widestOf, wrapped } from './labels';

const besideLettersMax = 13;
/** What fits a phone of 360 px inside a card. */
const aboveLettersMax = 36;
export const labelLinePx = 17;
const manyRows = 20;

export interface BarRow {
  /** One line beside the bar, or up to two above it. */
  lines: readonly string[];
  labelY: number;
  barY: number;
}

export interface BarRows {
  rows: BarRow[];
  barHeight: number;
  height: number;
  /** How far the baseline goes beyond a bar: to the next one, unless a label stands between. */
  overhang: number;
  /** Room at the start, in px; 0 when labels stand above their bars. */
  start: number;
}

/** Bars lie, one row each: names of schools stay readable, and a long list grows down instead of shrinking. */
export function barRows(labels: readonly string[]): BarRows {
  const beside = labels.every((label) => label.length <= besideLettersMax);
  const many = labels.length > manyRows;
  const barHeight = many ? 12 : 20;
  const gap = many ? 10 : 14;
  let y = gap / 2;
  const rows = labels.map((label) => {
    const lines = beside ? [label] : wrapped(label, aboveLettersMax, 2);
    const labelY = beside ? y + barHeight / 2 : y + labelLinePx / 2;
    const barY = beside ? y : y + lines.length * labelLinePx + 4;
    y = barY + barHeight + gap;
    return { lines, labelY, barY };
  });
  return {
    rows,
    barHeight,
    height: y - gap / 2,
    overhang: beside ? gap / 2 : 3,
    start: beside ? widestOf(labels) + 10 : 0,
  };
}
