import { folded } from '@/lib/platform/text/folded';
import { isSlipOf } from '@/lib/platform/text/slips';

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Words that are known with one letter wrong, missing, doubled or swapped. Each is far from every innocent word. */
const forgiven = (
  'suicidio suicidar suicida automutilacao automutilar estupro estuprar estuprada estuprado estuprou maconha cocaina ' +
  'pedofilo pedofilia bullying masturbar pornografia punheta suicide suicidal cocaine molested abusada abusado nudes'
).split(' ');
const forgivenLengthMin = 7;
const innocent = new Set(['estupor', 'nudez', 'nude', 'abusado']);

const short: ReadonlyMap<string, string> = new Map([
  ['q', 'que'],
  ['vc', 'voce'],
  ['n', 'nao'],
  ['nn', 'nao'],
  ['naum', 'nao'],
  ['kero', 'quero'],
  ['qro', 'quero'],
  ['qero', 'quero'],
  ['ñ', 'nao'],
  ['mim', 'me'],
  ['mi', 'me'],
  ['pq', 'porque'],
  ['tb', 'tambem'],
  ['pra', 'para'],
  ['pro', 'para o'],
  ['im', 'i am'],
  ['dont', 'do not'],
  ['wanna', 'want to'],
  ['gonna', 'going to'],
  ['cant', 'can not'],
]);

/**
 * The question as words alone, as they were meant: without accents, signs that stand for letters, letters that are
 * drawn out or set apart, and slips in the words that matter. A full stop stays between sentences.
 */
export function meantWords(question: string): string {
  const plain = folded(question)
    .replace(/['’`]/g, '')
    .replace(/(?<![\p{L}\d])(?:\p{L}[ ._-]){3,20}\p{L}(?![\p{L}\d])/gu, (found) => found.replace(/[ ._-]/g, ''))
    .replace(/(?<=\p{L})!(?=\p{L})/gu, 'i');
  const words = plain.match(/[\p{L}\d@$]{1,40}|[.!?;\n]/gu) ?? [];
  return words.map(meant).join(' ');
}

function meant(word: string): string {
  if (!/\p{L}/u.test(word)) return /\d/.test(word) ? word : '.';
  const letters = word.replace(/[\d@$]/g, (sign) => leet[sign] ?? sign).replace(/(\p{L})\1{2,}/gu, '$1');
  return (
    short.get(letters) ??
    (innocent.has(letters) || forgiven.includes(letters)
      ? letters
      : (forgiven.find((known) => isMeant(letters, known)) ?? letters))
  );
}

/** The first letter is seldom the wrong one. */
function isMeant(word: string, known: string): boolean {
  return known.length >= forgivenLengthMin && word[0] === known[0] && isSlipOf(word, known);
}
