const plain = /^-?(?:\d+[.,]?\d*|[.,]\d+)$/;
const groups = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;
/** As an English calculator shows it, where it can mean nothing else: "1,234" alone is a decimal here. */
const englishGroups = /^-?[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/;

/** Signs of every width, as keyboards of several languages give them, and a plus that says nothing. */
function inPlainSigns(written: string): string {
  return written
    .replaceAll(/\s/g, '')
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/^[−–]/, '-')
    .replace(/^\+(?!-)/, '');
}

/**
 * What a written number may mean. "1.234" is 1234 in Portuguese and a decimal on most calculators: both are read, so that
 * nobody is wrong for the way of writing. Nothing where it is no number.
 */
export function readings(written: string): number[] {
  const text = inPlainSigns(written);
  const meant: number[] = [];
  if (plain.test(text)) meant.push(Number(text.replace(',', '.')));
  if (groups.test(text)) meant.push(Number(text.replaceAll('.', '').replace(',', '.')));
  if (englishGroups.test(text)) meant.push(Number(text.replaceAll(',', '')));
  return [...new Set(meant)];
}

/** A number that is as near as the key asks for. What binary fractions add (0.8 - 0.7) makes nothing wrong. */
export function isNear(written: string, { value, tolerance }: { value: number; tolerance: number }): boolean {
  const slack = 1e-9 * Math.max(1, Math.abs(value), tolerance);
  return readings(written).some((number) => Math.abs(number - value) <= tolerance + slack);
}
