const groups = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;
const plain = /^-?\d+(?:[.,]\d+)?$/;

/**
 * What a written number may mean. "1.234" is 1234 in Portuguese and a decimal on most calculators: both are read, so that
 * nobody is wrong for the way of writing. Nothing where it is no number.
 */
export function readings(written: string): number[] {
  const text = written.replaceAll(/\s/g, '').replace('−', '-');
  const meant: number[] = [];
  if (plain.test(text)) meant.push(Number(text.replace(',', '.')));
  if (groups.test(text)) meant.push(Number(text.replaceAll('.', '').replace(',', '.')));
  return [...new Set(meant)];
}

/** A number that is as near as the key asks for. What binary fractions add (0.8 - 0.7) makes nothing wrong. */
export function isNear(written: string, { value, tolerance }: { value: number; tolerance: number }): boolean {
  const slack = 1e-9 * Math.max(1, Math.abs(value), tolerance);
  return readings(written).some((number) => Math.abs(number - value) <= tolerance + slack);
}
