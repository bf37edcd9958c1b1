import type { ChartValue } from '../chart-data';
import { lengthOf } from './lengths';

export interface Segment {
  from: number;
  to: number;
}

/** The values of one bar laid end to end. */
export function stackOf(values: readonly ChartValue[]): Segment[] {
  let end = 0;
  return values.map((value) => {
    const from = end;
    end += lengthOf(value);
    return { from, to: end };
  });
}
