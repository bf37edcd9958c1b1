export interface Scale {
  /** Round numbers from one end of the axis to the other. */
  ticks: number[];
  /** Where a value stands, from 0 to 1. */
  at: (value: number) => number;
}

const mantissas = [1, 2, 5, 10];

/** An axis over all values, cut into at most `intervalsMax` round steps; counts are never cut into fractions. */
export function niceScale(values: readonly number[], intervalsMax: number): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = niceStep(low, high, intervalsMax, values.every(Number.isInteger));
  const first = Math.floor(rounded(low / step));
  const last = Math.max(first + 1, Math.ceil(rounded(high / step)));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => rounded((first + index) * step));
  const [start = 0, end = 1] = [ticks[0], ticks.at(-1)];
  return { ticks, at: (value) => Math.min(1, Math.max(0, (value - start) / (end - start))) };
}

function niceStep(low: number, high: number, intervalsMax: number, whole: boolean): number {
  // Steps finer than the twelve digits of `rounded` would fall onto one another.
  const span = Math.max(high - low, Math.abs(high) * 1e-9, Math.abs(low) * 1e-9) || 1;
  const least = whole ? 0 : Number.NEGATIVE_INFINITY;
  for (let power = Math.max(least, Math.floor(Math.log10(span / intervalsMax))); ; power += 1) {
    for (const mantissa of mantissas) {
      const step = rounded(mantissa * 10 ** power);
      if (Math.ceil(rounded(high / step)) - Math.floor(rounded(low / step)) <= intervalsMax) return step;
    }
  }
}

/** 0.1 + 0.2 is no tick: what binary fractions add at the far end is cut off. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

/** Bars and areas are read by their length, so their axis holds zero; a line whose values lie far from it may not. */
export function withZero(values: readonly number[]): number[] {
  return [...values, 0];
}

export function withZeroIfNear(values: readonly number[]): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const far = low > 0 ? low > high / 2 : high < low / 2;
  return far ? [...values] : withZero(values);
}
