/** Plurals that are more than an s, with what they are of. */
const plurals = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['uis', 'ul'],
  ['ns', 'n'],
  ['ies', 'y'],
] as const;

const manners = ['amente', 'mente', 'zinho', 'zinha', 'inho', 'inha', 'ing'];

/** How Portuguese bends its verbs, the longest first. */
const verbs = (
  'ariamos eriamos iriamos assemos essemos issemos aremos eremos iremos aramos eramos iramos avamos ' +
  'ariam eriam iriam arao erao irao amos emos imos aria eria iria arei erei irei ados idos adas idas ' +
  'ando endo indo ondo aram eram iram avam asse esse isse ado ido ada ida ava ar er ir ou eu iu am em ei ia'
)
  .split(' ')
  .sort((one, other) => other.length - one.length);

const englishEndings = ['ed', 'ly'];

const lengthMin = 3;

/**
 * What the forms of a word have in common, of a word without accents. One for both languages, because a question in one
 * names things in the other (range, print, loop).
 */
export function stemOf(word: string): string {
  if (word.length <= lengthMin || /^\d+$/.test(word)) return word;
  const one = singular(word);
  const plain = withoutEnding(one, manners) ?? one;
  const stem = withoutEnding(plain, verbs) ?? withoutEnding(plain, englishEndings) ?? plain;
  return spelt(withoutVowels(stem));
}

function singular(word: string): string {
  const plural = plurals.find(([many]) => word.endsWith(many) && word.length > many.length + 1);
  if (plural) return word.slice(0, -plural[0].length) + plural[1];
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function withoutEnding(word: string, endings: readonly string[]): string | undefined {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= lengthMin);
  if (!ending) return;
  const stem = word.slice(0, -ending.length);
  // running, stopped
  const doubled = /^(ing|ed|ly)$/.test(ending) && stem.length > lengthMin && stem.at(-1) === stem.at(-2);
  return doubled ? stem.slice(0, -1) : stem;
}

function withoutVowels(word: string): string {
  let end = word.length;
  while (end > lengthMin && 'aeoiy'.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}

/** fico and fique, jogo and jogue, viagem and viagens. */
function spelt(stem: string): string {
  if (stem.length > lengthMin && stem.endsWith('m')) return `${stem.slice(0, -1)}n`;
  if (stem.endsWith('qu')) return `${stem.slice(0, -2)}c`;
  return stem.endsWith('gu') ? stem.slice(0, -1) : stem;
}
