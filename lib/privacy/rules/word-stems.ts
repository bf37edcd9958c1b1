import { folded } from './accents';

const fillers = new Set(
  (
    'a o as os um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para pra pro com sem ' +
    'e ou mas que se como qual quais quando onde quem porque por pq eu voce vc ele ela eles elas nos me te lhe meu minha ' +
    'meus minhas seu sua seus suas isso isto esse essa este esta aquele aquela ao aos ser estar ter haver e esta tem sao ' +
    'foi era vai vou pode posso devo deve fazer faco faz fica ficar quero preciso sobre mais menos muito ja nao sim tambem ' +
    'ajuda ajudar explica explicar explique diga dizer fala falar sei saber entendi entender entendo gostaria favor oi ola ' +
    'coisa algo alguma algum the an of in on at to for with without and or but that which what when where who why how i ' +
    'you he she it we they my your his her its our their is are was were be been do does did can could should would will ' +
    'have has had this these those about more less very not no yes please help explain tell me know understand want need ' +
    'some any thing something there work works working funciona funcionam funcionar serve servem usa usar use used using'
  ).split(' '),
);

const endings = /(?:mente|coes|cao|ndo|dores|dor|oes|ais|eis|ar|er|ir|as|os|es|ing|ed|s|a|o|e)$/;
const stemLengthMin = 3;

/** The words that carry what a text is about, by their beginnings. */
export function stemsOf(text: string): string[] {
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length > 1 && !fillers.has(word)).map(stem))];
}

function stem(word: string): string {
  const bare = word.replace(endings, '');
  return bare.length >= stemLengthMin ? bare : word;
}

const slipLengthMin = 5;

/** The same word, or one with a slip of the finger in it. */
export function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < slipLengthMin || one[0] !== other[0]) return false;
  return isSlipOf(one, other);
}

/** One letter apart, or two neighbours swapped. */
export function isSlipOf(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === known[start]) start += 1;
  let end = 0;
  while (end < Math.min(word.length, known.length) - start && word.at(-1 - end) === known.at(-1 - end)) end += 1;
  const [left, right] = [word.slice(start, word.length - end), known.slice(start, known.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
