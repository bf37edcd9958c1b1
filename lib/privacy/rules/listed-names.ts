import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { folded } from '@/lib/platform/text/folded';
import { nameWords } from './name-words';
import { readInOneSpelling } from './one-spelling';

/** Words of a name as a text is compared with them; what binds them names nobody. */
export function nameParts(name: string): string[] {
  return [...name.matchAll(letters)].map(([word]) => plain(word)).filter((word) => word.length > 1 && !isBinding(word));
}

type Options = {
  /** A first name without another of the same person's: one that is a word of the language only with a capital. */
  alone: boolean;
};

/**
 * Takes names out of texts: two different words of one name beside each other, in any order. Each word of a text is
 * looked up once, so that it takes as long whatever the names are, and however many.
 */
export function listedNamesRemover(names: readonly string[], { alone }: Options): (text: string) => string {
  const people = names.map(nameParts);
  const owners = new Map<string, Set<number>>();
  for (const [person, parts] of people.entries()) {
    for (const part of parts) owners.set(part, (owners.get(part) ?? new Set()).add(person));
  }
  const firsts = new Set(
    alone ? people.map(([first = '']) => first).filter((first) => first.length >= firstLengthMin) : [],
  );
  if (owners.size === 0) return (text) => text;
  return readInOneSpelling((text) => withoutRuns(text, runsIn(text, owners, firsts)));
}

/** Shorter ones are words of every language ("Li", "Vi"). */
const firstLengthMin = 3;
const noOne: People = new Set();
const letters = /[\p{L}\p{M}]+/gu;

type People = ReadonlySet<number>;
type Word = { start: number; end: number; word: string; written: string; people: People };
/** One or more words of one person's name, side by side. */
type Run = { start: number; end: number; words: string[]; people: People; isName: boolean };

function runsIn(text: string, owners: ReadonlyMap<string, People>, firsts: ReadonlySet<string>): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  /** Where the run could go on from: behind its last word, or behind what binds the next one to it. */
  let reach = 0;
  for (const found of wordsIn(text, owners)) {
    const beside = run && isSeam(text, reach, found.start) ? run : undefined;
    if (!(beside && reach === beside.end && isBinding(found.word)) && !(beside && goesOn(beside, found))) {
      run = begun(found, firsts);
      if (run) runs.push(run);
    }
    reach = found.end;
  }
  return runs;
}

function* wordsIn(text: string, owners: ReadonlyMap<string, People>): Generator<Word> {
  for (const { 0: written, index: start } of text.matchAll(letters)) {
    const end = start + written.length;
    const word = plain(written);
    const people = isDigit(text, start - 1) || isDigit(text, end) ? noOne : (owners.get(word) ?? noOne);
    yield { start, end, word, written, people };
  }
}

function begun({ start, end, word, written, people }: Word, firsts: ReadonlySet<string>): Run | undefined {
  if (people.size === 0) return undefined;
  return { start, end, words: [word], people, isName: firsts.has(word) && isPerson(written, word) };
}

function goesOn(run: Run, { end, word, people }: Word): boolean {
  const same = inBoth(people, run.people);
  if (same.size === 0) return false;
  run.isName ||= !run.words.includes(word);
  run.words.push(word);
  Object.assign(run, { end, people: same });
  return true;
}

/** Half a school may be called Silva. */
function inBoth(some: People, others: People): People {
  const [few, many] = some.size < others.size ? [some, others] : [others, some];
  return few.size === 0 ? noOne : new Set([...few].filter((person) => many.has(person)));
}

function withoutRuns(text: string, runs: readonly Run[]): string {
  let left = '';
  let from = 0;
  for (const { start, end, isName } of runs) {
    if (!isName) continue;
    left += text.slice(from, start) + personalMarks.name;
    from = end;
  }
  return left + text.slice(from);
}

function isPerson(written: string, word: string): boolean {
  return !nameWords.has(word) || /^\p{Lu}/u.test(written);
}

const seamLengthMax = 4;

function isSeam(text: string, from: number, to: number): boolean {
  return to > from && to - from <= seamLengthMax && /^[\s._'’-]+$/.test(text.slice(from, to));
}

function isDigit(text: string, at: number): boolean {
  const sign = text.charCodeAt(at);
  return sign >= 48 && sign <= 57;
}

function isBinding(word: string): boolean {
  return word.length <= 3 && /^(?:d[aeo]s?|e)$/.test(word);
}

function plain(word: string): string {
  // Most words have no accent, and this is asked of each.
  return /^[a-zA-Z]+$/.test(word) ? word.toLowerCase() : folded(word);
}
