import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { knownIn } from './known-things';
import { showsBadExample } from './lesson-spans';
import { nameWords } from './name-words';
import { likelihoods, type Moves } from './tagging-chain';
import { fellowsOf } from './tagging-lists';
import { markOf } from './tagging-marks';
import { signsOf } from './tagging-signs';
import learned from './tagging-weights.json';
import { taggedWords, type Word } from './tagging-words';
import { large } from './told-name-words';
import { type Mark, plainText, type Span } from './told-spans';

/** What was learned: how much each sign of a word weighs, and what it weighs that words follow one another. */
export type Weights = { readonly signs: ReadonlyMap<string, number>; readonly moves: Moves };

/** From here on a word is taken for somebody's: the one number that trades what is left for what is changed in vain. */
const tellsFrom = 0.32;
/**
 * What a pattern found stays only where the sentence speaks against it, never before what is known to be somebody's: most
 * of the names found in vain are of lessons and stories, and hardly any illness. Beside what is sure to tell it stays seldom.
 */
const foundFrom = { name: 0.3, other: 0.1, beside: 0.05 };
/** Where something is sure to tell of somebody, more does: the same sentence says where, when and with whom. */
const sureFrom = 0.85;
const besideFrom = { everyday: 0.2, other: 0.06 };
/** What a file is called, by how it ends. */
const file = /\.(?:csv|txt|py|ino|sb3|html?|css|js|json|png|jpe?g|gif|svg|mp[34]|wav|pdf|docx?|xlsx?|pptx?)$/;
/** Whom the material speaks of, or everybody knows, is somebody seldom, and so is what a game or a team is called. */
const knownFrom = 0.93;

const weights: Weights = {
  moves: learned.moves,
  signs: new Map(
    Object.entries(learned.signs).flatMap(([steps, signs]) =>
      signs.split('\t').map((sign): [string, number] => [sign, Number(steps) * learned.step]),
    ),
  ),
};

/** What tells of somebody in a text: what the patterns found where its sentence bears it out, and what they do not know. */
export function weighed(
  text: string,
  found: readonly Span[],
  inMaterial: ReadonlySet<string>,
  { signs, moves }: Weights = weights,
): Span[] {
  const words = taggedWords(text);
  const told = toldBy(words, found);
  const scores = Float64Array.from(signsOf(text, words, toldBy(words, unsure(found))), (some) => sumOf(some, signs));
  const likely = likelihoods(scores, moves).tells;
  const tells = words.map(({ kind }, at) => (kind === 'mark' ? 0 : (likely[at] ?? 0)));
  const known = knownIn(words.map(({ plain }) => plain));
  const isToldOf = tells.some((one) => one > sureFrom) || words.some(({ kind }) => kind === 'mark');
  const leastFor = (mark: Mark) =>
    isToldOf ? foundFrom.beside : foundFrom[mark === personalMarks.name ? 'name' : 'other'];
  const isBorneOut = (at: number, mark: Mark) =>
    words[at + 1]?.kind === 'mark' || (tells[at] ?? 0) > (known[at] ? tellsFrom : leastFor(mark));
  const borneOut = found.filter((span) => span.isSure || wordsIn(words, span).some((at) => isBorneOut(at, span.mark)));
  const isSure = isToldOf || borneOut.length > 0;
  const isTaken = words.map(({ plain, kind }, at) => {
    const isSeam = !told[at] && (told[at - 1] || told[at + 1]);
    const least = isSure && !isSeam ? besideFrom[kind === 'common' ? 'everyday' : 'other'] : tellsFrom;
    return (
      (tells[at] ?? 0) >
      (!told[at] && (known[at] || inMaterial.has(plain) || large.has(plain) || file.test(plain)) ? knownFrom : least)
    );
  });
  for (const at of nobodys(text, words)) if (!told[at]) isTaken[at] = false;
  // "rosa" is a flower, and before a surname that goes it is somebody.
  for (let at = words.length - 2; at >= 0; at--) {
    if (isTaken[at + 1] && words[at + 1]?.kind === 'name' && nameWords.has(words[at]?.plain ?? '')) isTaken[at] = true;
  }
  for (const at of fellowsOf(text, words, isTaken, known)) isTaken[at] = true;
  return [...borneOut, ...runsOf(text, words, isTaken, told)];
}

/** What says who is called so, a letter, kinds of schools, one step after the other, and what a machine numbers things by. */
const nobody =
  /^(?:\p{L}|cham[ao]-(?:me|se|lhe)|ensino|fundamental|medio|passo|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/u;

/** Words that no pattern found and that are nobody's, whatever stands around them. */
function nobodys(text: string, words: readonly Word[]): number[] {
  const isOfBadExample = showsBadExample(plainText(text));
  return words.flatMap(({ plain, kind }, at) => {
    // "são 25 graus": a saint has no number.
    const isNumbered = plain === 'sao' && words[at + 1]?.kind === 'number';
    const isDone = kind === 'common' && plain.endsWith('ei');
    return isNumbered || isDone || nobody.test(plain) || isPlanned(plain) || (isOfBadExample && kind === 'mixed')
      ? [at]
      : [];
  });
}

/** A whole day of a year in which no pupil was born yet, or nobody who lives. */
const plannedDay = /^["']?(?:\d{1,2}[/.-]\d{1,2}[/.-](?<last>\d{4})|(?<first>\d{4})-\d{1,2}-\d{1,2})["']?$/;

function isPlanned(plain: string): boolean {
  const { last, first } = plannedDay.exec(plain)?.groups ?? {};
  const year = Number(last ?? first ?? 1990);
  return year > 2022 || year < 1900;
}

function sumOf(some: readonly string[], signs: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const sign of some) sum += signs.get(sign) ?? 0;
  return sum;
}

/** What is sure goes anyway: signs are learned of what is weighed. */
export function unsure(found: readonly Span[]): Span[] {
  return found.filter(({ isSure }) => !isSure);
}

/** By which mark the patterns would replace each word: the first of them that found it. */
export function toldBy(words: readonly Word[], found: readonly Span[]): (Mark | undefined)[] {
  const told: (Mark | undefined)[] = words.map(() => undefined);
  for (const span of found) for (const at of wordsIn(words, span)) told[at] ??= span.mark;
  return told;
}

/** Which words a span touches, looked up by halves: a long text has many of both. */
function wordsIn(words: readonly Word[], { start, end }: Span): number[] {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) > start) high = middle;
    else low = middle + 1;
  }
  const touched: number[] = [];
  for (let at = low; at < words.length && (words[at]?.start ?? end) < end; at++) touched.push(at);
  return touched;
}

/** Words side by side are one piece, unless the patterns know two. */
function runsOf(
  text: string,
  words: readonly Word[],
  isTaken: readonly boolean[],
  told: readonly (Mark | undefined)[],
): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < words.length; from++) {
    if (!isTaken[from]) continue;
    let to = from + 1;
    let mark = told[from];
    while (isTaken[to] && isBeside(text, words, to) && isOfOne(mark, told[to])) mark = told[to++] ?? mark;
    spans.push(...pieceOf(words, from, to, told));
    from = to - 1;
  }
  return spans;
}

function isOfOne(mark: Mark | undefined, next: Mark | undefined): boolean {
  return !mark || !next || mark === next;
}

function pieceOf(words: readonly Word[], start: number, end: number, told: readonly (Mark | undefined)[]): Span[] {
  let [from, to] = [start, end];
  while (from < to && !told[from] && isBinding(words[from])) from++;
  while (from < to && !told[to - 1] && isBinding(words[to - 1])) to--;
  const [first, last] = [words[from], words[to - 1]];
  if (!first || !last || from === to) return [];
  const mark = told.slice(from, to).find((one) => one !== undefined) ?? markOf(words, from, to);
  return [{ start: first.start, end: last.end, mark }];
}

/** What is said before a piece and behind it is no part of it. */
function isBinding(word: Word | undefined): boolean {
  return word !== undefined && (word.kind === 'sign' || binding.test(word.plain));
}

const binding =
  /^(?:[aeo]|d[aeo]s?|n[ao]s?|em|pr[ao]|para?|com|que|q|eh?|in|at|of|on|the|and|to|from|is|meu|minha|my|era|foi)$/;

function isBeside(text: string, words: readonly Word[], at: number): boolean {
  return text.slice(words[at - 1]?.end, words[at]?.start).length <= 1;
}
