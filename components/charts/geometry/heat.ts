import type { ChartValue } from '../chart-data';
import { niceScale } from './scale';

export const toneCount = 5;

export interface HeatStep {
  from: number;
  to: number;
  /** 1 is the faintest, `toneCount` the strongest. */
  tone: number;
}

/** At most five equal, round steps over the values, from the faintest tone to the strongest. */
export function heatSteps(values: readonly number[]): HeatStep[] {
  const { ticks } = niceScale(values, toneCount);
  const count = ticks.length - 1;
  return ticks.slice(1).map((to, index) => ({
    from: ticks[index] ?? to,
    to,
    tone: count === 1 ? toneCount : 1 + Math.round((index * (toneCount - 1)) / (count - 1)),
  }));
}

/** A value on a border belongs to the step above it, but the greatest one has none above. */
export function toneOf(value: ChartValue, steps: readonly HeatStep[]): number | null {
  if (value === null) return null;
  return (steps.find(({ to }) => value < to) ?? steps.at(-1))?.tone ?? null;
}
