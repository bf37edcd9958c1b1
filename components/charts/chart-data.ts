/** null is "not known", which is not zero. */
export type ChartValue = number | null;

export interface ChartItem {
  key: string;
  label: string;
  value: ChartValue;
}

export interface ChartSeries {
  key: string;
  label: string;
  /** One for each category or moment, in their order. */
  values: readonly ChartValue[];
}

/** NaN and the infinities come from a division by nothing: they are as unknown as null. */
function known(value: ChartValue | undefined): ChartValue {
  return value !== undefined && value !== null && Number.isFinite(value) ? value : null;
}

export function knownItems(items: readonly ChartItem[]): ChartItem[] {
  return items.map((item) => ({ ...item, value: known(item.value) }));
}

/** Every series as long as its axis: what is missing is unknown, what is too much has no place. */
export function knownSeries(series: readonly ChartSeries[], count: number): ChartSeries[] {
  return series.map((one) => ({
    ...one,
    values: Array.from({ length: count }, (_, index) => known(one.values[index])),
  }));
}

export function numbersIn(values: readonly ChartValue[]): number[] {
  return values.filter((value) => value !== null);
}

export interface NamedValue {
  label: string;
  value: number;
}

/** What a reader would look for first; the earlier one where two are equal. */
export function extremesOf(items: readonly { label: string; value: ChartValue }[]) {
  const found = items.filter((item): item is NamedValue => item.value !== null);
  const [first] = found;
  if (!first) return null;
  const highest = found.reduce((best, item) => (item.value > best.value ? item : best), first);
  const lowest = found.reduce((best, item) => (item.value < best.value ? item : best), first);
  return { count: found.length, highest, lowest };
}
