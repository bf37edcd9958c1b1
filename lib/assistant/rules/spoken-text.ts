type Spoken = 'pt-BR' | 'en';

/** Small words that nearly every sentence of a language has, and none of the other. */
const small: Readonly<Record<Spoken, ReadonlySet<string>>> = {
  'pt-BR': new Set(
    'de da do das dos que não uma um para com os você é em na no por mais como se ao seu sua são isso ou mas'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the of and to is you that it for with are this on your what how not be can by from or but if'.split(' '),
  ),
};

/** The language of an answer, by its small words; of a few words the screen's. */
export function languageOf(text: string, otherwise: Spoken): Spoken {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: Spoken) => words.filter((word) => small[language].has(word)).length;
  const [portuguese, english] = [count('pt-BR'), count('en')];
  if (portuguese === english) return otherwise;
  return portuguese > english ? 'pt-BR' : 'en';
}

/** Some voices fall silent after a quarter of a minute, so each says no more than this at once. */
const pieceLengthMax = 200;

/** A text in pieces to be said one after the other: lines, cut at the ends of sentences, else between words. */
export function piecesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.trim().match(/.+?(?:[.!?…]+(?=\s)|$)\s*/gu) ?? [])
    .flatMap(cutBetweenWords)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function cutBetweenWords(sentence: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const word of sentence.trim().split(/\s+/)) {
    if (piece && piece.length + word.length >= pieceLengthMax) {
      pieces.push(piece);
      piece = '';
    }
    piece = piece ? `${piece} ${word}` : word;
  }
  return piece ? [...pieces, piece] : pieces;
}

type Voice = { readonly lang: string; readonly localService: boolean };

/**
 * The very language, else another country's. One of this device before all others: what those read goes to their maker,
 * and an answer may name somebody.
 */
export function voiceFor<V extends Voice>(lang: string, all: readonly V[]): V | undefined {
  const [language = lang] = lang.split('-');
  const spoken = (one: V) => one.lang.replace('_', '-');
  const among = (some: readonly V[]) =>
    some.find((one) => spoken(one) === lang) ?? some.find((one) => spoken(one).startsWith(language));
  return among(all.filter(({ localService }) => localService)) ?? among(all);
}
