import { readings } from '@/lib/privacy/rules/one-spelling';
import { personalDataReader } from '@/lib/privacy/rules/personal-data';
import { toldBy } from '@/lib/privacy/rules/tagging';
import { signsOf } from '@/lib/privacy/rules/tagging-signs';
import { taggedWords } from '@/lib/privacy/rules/tagging-words';
import { type Chain, type Taught, taught } from './chain';
import { type Sentence, templates, tuning } from './sentences';

export type Seen = {
  readonly sentence: Sentence;
  readonly signs: readonly (readonly string[])[];
  readonly tells: readonly boolean[];
};
export type Learned = Taught & { readonly names: ReadonlyMap<string, number> };

/** What is seen in fewer sentences says more of who wrote it than of what is told. */
const seenMin = 2;
const costs = { telling: 1, harmless: 4, lesson: 1, template: 1 };
const ofLetters = /^(?:w:|[be]\d:|n:|g:|[gk]\|)/;

/** A sentence as it is weighed: without what is known of who asks, and with what the patterns say of it. */
export function seen(sentence: Sentence): Seen {
  const { name, school, city } = sentence.who ?? { name: '', school: null, city: null };
  const { text, found } = personalDataReader({ names: [name], school, city })(readings(sentence.text)[0] ?? '');
  const words = taggedWords(text);
  const pieces = sentence.remove.flatMap((piece) => placesOf(text, piece));
  return {
    sentence,
    signs: signsOf(text, words, sentence.set === tuning ? [] : toldBy(words, found)),
    tells: words.map(
      ({ start, end, kind }) => kind !== 'mark' && pieces.some(([from, to]) => start < to && end > from),
    ),
  };
}

function placesOf(text: string, piece: string): [number, number][] {
  const [all, one] = [text.toLowerCase(), piece.toLowerCase()];
  const found: [number, number][] = [];
  for (let at = all.indexOf(one); at >= 0; at = all.indexOf(one, at + 1)) found.push([at, at + one.length]);
  return found;
}

export function learnedFrom(all: readonly Seen[]): Learned {
  const names = namesIn(all);
  return {
    names,
    ...taught(
      all.flatMap((each) => chainsOf(each, names)),
      names.size,
    ),
  };
}

/** What tells of somebody is learned from once more without its letters: nobody lists all names. */
function chainsOf({ sentence, signs, tells }: Seen, names: ReadonlyMap<string, number>): Chain[] {
  const isTelling = sentence.remove.length > 0;
  const cost = costOf(sentence, isTelling);
  const chain = { signs: signs.map((some) => rowOf(names, some)), tells, cost };
  if (!isTelling || sentence.set === templates) return [chain];
  const bare = signs.map((some, at) => rowOf(names, tells[at] ? some.filter((sign) => !ofLetters.test(sign)) : some));
  return [chain, { signs: bare, tells, cost: cost / 2 }];
}

function costOf({ set }: Sentence, isTelling: boolean): number {
  if (set === templates) return costs.template;
  if (set === 'lessons') return costs.lesson;
  return isTelling ? costs.telling : costs.harmless;
}

function namesIn(all: readonly Seen[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { signs } of all) for (const sign of new Set(signs.flat())) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count >= seenMin).map(([sign]) => sign);
  return new Map(often.map((sign, at) => [sign, at]));
}

function rowOf(names: ReadonlyMap<string, number>, signs: readonly string[]): Int32Array {
  return Int32Array.from(signs.flatMap((sign) => names.get(sign) ?? []));
}
