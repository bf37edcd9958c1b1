import { folded } from '@/lib/platform/text/folded';

const forms: Readonly<Record<string, string>> = {
  a: '[aáàâãä]',
  c: '[cç]',
  e: '[eéèêë]',
  i: '[iíìîï]',
  n: '[nñ]',
  o: '[oóòôõö]',
  u: '[uúùûü]',
};

/** The words as a pattern that forgives accents; what is not a letter or digit means itself. */
export function withAnyAccents(words: string): string {
  // One space for however many: a pattern of many runs in a row would never end.
  return [...folded(words.normalize('NFC').replace(/\s+/g, ' '))]
    .map((sign) => forms[sign] ?? (sign === ' ' ? '\\s+' : sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')))
    .join('');
}
