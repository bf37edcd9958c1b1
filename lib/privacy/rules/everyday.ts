import { sounds } from '@/lib/platform/text/chat-spelling';
import { folded } from '@/lib/platform/text/folded';
import { commonFirstNames, commonLastNames } from './common-names';
import listed from './everyday-words.json';
import { moreNames } from './more-names';
import { nameWords } from './name-words';

/** What words end with, so that one form of a word stands for its others. */
const ending =
  /(?:(?:a|e|i)(?:ndo|ram|vam|va|sse|ria|mos|do|da|dos|das|rem|r|m)|ou|ei|eu|iu|am|em|amente|mente|inh[oa]s?|coes|cao|ing|ed|ly|es|s|[aeo])$/;
const stemMin = 4;
const stemOf = (word: string) => word.replace(ending, '');

const all: readonly string[] = listed.split(' ');
const said = new Set(all.map(sounds));
const stems = new Set(
  all
    .map(sounds)
    .map(stemOf)
    .filter(({ length }) => length >= stemMin),
);

/** Whether it is a word of the lessons and of what children ask, in any form and spelling: of these none is a name. */
export function isEveryday(word: string): boolean {
  const plain = folded(word).replace(/['’-]/g, '');
  if (/^\d+$/.test(plain) || plain.length < 2) return true;
  if (isNameOnly(plain)) return false;
  const sound = sounds(plain);
  const stem = stemOf(sound);
  return said.has(sound) || (stem.length >= stemMin && stems.has(stem));
}

function isNameOnly(plain: string): boolean {
  const isName = commonFirstNames.has(plain) || moreNames.has(plain) || commonLastNames.has(plain);
  return isName && !nameWords.has(plain);
}

/** Whether one of its words is of no lesson: everyday words by themselves tell of nobody. */
export function isStrange(words: string): boolean {
  return (words.match(/[\p{L}\d'’-]+/gu) ?? []).some((word) => !isEveryday(word));
}
