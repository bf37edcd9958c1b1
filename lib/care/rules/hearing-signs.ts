import { sounds, stemSounds } from '@/lib/platform/text/chat-spelling';
import { folded } from '@/lib/platform/text/folded';
import { meanings } from './hearing-meanings';

/** Kinds of what is seen in a text. Each is weighed by itself, so that a long one tells no more than a short one. */
export const kinds = ['word', 'pair', 'letters', 'meaning', 'order', 'apart', 'together'] as const;
export type Kind = (typeof kinds)[number];
export type Signs = Record<Kind, string[]>;

const apartMax = 6;
const lettersMin = 3;
const lettersMax = 5;

/** What is seen in words of `chatWords`: the words, what they are about, and how they stand to one another. */
export function signsOf(words: readonly string[]): Signs {
  const read = words.map((word) => (/^\d+$/.test(word) ? '#' : word));
  const about = read.map(meaningsIn);
  const whole = ['^', ...read, '$'];
  const meant = ['^', ...read.map((word, at) => (about[at]?.length ? `@${about[at][0]}` : word)), '$'];
  const spoken = read.filter((word) => word !== '.');
  return {
    word: spoken,
    pair: runs(whole, 2),
    letters: spoken.flatMap(lettersOf),
    meaning: about.flat(),
    order: [...runs(meant, 2), ...runs(meant, 3)],
    apart: about.flatMap((some, at) => apart(some, about.slice(at + 2, at + apartMax + 1).flat())),
    together: pairsOf([...new Set(about.flat())].sort()),
  };
}

function runs(words: readonly string[], length: number): string[] {
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '));
}

function apart(some: readonly string[], later: readonly string[]): string[] {
  return some.flatMap((one) => later.map((other) => `${one} _ ${other}`));
}

function pairsOf(all: readonly string[]): string[] {
  return all.flatMap((one, at) => all.slice(at + 1).map((other) => `${one}+${other}`));
}

const exact = new Map<string, string[]>();
const stems = new Map<string, string[]>();
for (const [name, list] of Object.entries(meanings)) {
  for (const written of folded(list).split(' ')) {
    const isStem = written.endsWith('*');
    const known = isStem ? stems : exact;
    const key = isStem ? stemSounds(written.slice(0, -1)).replace(/(?<=.{4}[aei])r$/, '') : sounds(written);
    known.set(key, [...new Set([...(known.get(key) ?? []), name])]);
  }
}

/** Of the same words there are few, and each text has most of them. */
function kept(read: (word: string) => string[]): (word: string) => string[] {
  const known = new Map<string, string[]>();
  return (word) => {
    const found = known.get(word);
    if (found) return found;
    const made = read(word);
    if (known.size < wordsKeptMax) known.set(word, made);
    return made;
  };
}
const wordsKeptMax = 5000;
const stemMin = 3;

export const meaningsIn = kept((word) => {
  const found = new Set(exact.get(word));
  for (let length = stemMin; length <= word.length; length++) {
    for (const name of stems.get(word.slice(0, length)) ?? []) found.add(name);
  }
  return [...found];
});

const lettersOf = kept((word) => {
  const marked = `<${word}>`;
  const found: string[] = [];
  for (let length = lettersMin; length <= lettersMax; length++) {
    for (let at = 0; at + length <= marked.length; at++) found.push(marked.slice(at, at + length));
  }
  return found;
});
