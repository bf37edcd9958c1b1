import type { ChartItem } from '../chart-data';
import { lengthOf } from './lengths';

export interface Slice {
  key: string;
  /** null for the rest, which the chart names in the reader's language. */
  label: string | null;
  value: number;
  /** How many items it stands for. */
  count: number;
}

/** As given while each may have a fill of its own; else the greatest, and the others as one slice behind them. */
export function slicesOf(items: readonly ChartItem[], slicesMax: number): Slice[] {
  const slices = items.map(({ key, label, value }) => ({ key, label, value: lengthOf(value), count: 1 }));
  if (slices.length <= slicesMax) return slices;
  const sorted = slices.sort((a, b) => b.value - a.value);
  const rest = sorted.slice(slicesMax - 1);
  const sum = rest.reduce((total, { value }) => total + value, 0);
  return [...sorted.slice(0, slicesMax - 1), { key: 'rest', label: null, value: sum, count: rest.length }];
}
