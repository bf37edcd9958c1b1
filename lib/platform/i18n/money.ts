/**
 * Cents of an amount as people type it: "89,90", "R$ 1.234,50", "1,234.50", "120". Empty is null; what is no amount is
 * NaN, for the schema to refuse.
 */
export function parseCents(text: string): number | null {
  const amount = text.replace(/R\$|\s/g, '');
  if (amount === '') return null;
  const parts = anyAmount.exec(amount);
  if (!parts) return Number.NaN;
  const [, whole = '', decimalMark, decimals = ''] = parts;
  if (decimalMark && whole.includes(decimalMark)) return Number.NaN;
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Thousands in threes, by point or comma; cents after the other mark. */
const anyAmount = /^(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:([.,])(\d{1,2}))?$/;

/** The same amount as a form shows it. */
export function amountText(cents: number | null, locale: string): string {
  if (cents === null) return '';
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
}
