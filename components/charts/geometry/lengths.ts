import type { ChartValue } from '../chart-data';

/** A part of a whole has no length below zero; the chart's table still tells the value, and a note says so. */
export function lengthOf(value: ChartValue): number {
  return value === null ? 0 : Math.max(0, value);
}
