import { sounds } from '@/lib/platform/text/chat-spelling';

/** Shorter words mean too many others when a letter is wrong. */
const forgivenLengthMin = 3;
const comparedMax = 40;
const meantMax = 3;
/** How many known words are looked at for their groups of letters, those of the rarest groups first. */
const lookedAtMax = 2000;

export type KnownWords = {
  readonly groups: ReadonlyMap<string, readonly number[]>;
  /** By how they sound: beginners write what they hear. */
  readonly sounds: ReadonlyMap<string, readonly number[]>;
  readonly words: readonly string[];
};

/** The known words by their groups of three letters, so that a mistyped one is compared with few. */
export function* knowing(words: readonly string[]): Generator<void, KnownWords> {
  const groups = new Map<string, number[]>();
  const sounding = new Map<string, number[]>();
  for (const [index, word] of words.entries()) {
    for (const group of groupsOf(word)) addTo(groups, group, index);
    addTo(sounding, sounds(word), index);
    if (index % 500 === 0) yield;
  }
  return { groups, sounds: sounding, words };
}

function addTo(lists: Map<string, number[]>, key: string, index: number): void {
  const same = lists.get(key);
  if (same) same.push(index);
  else lists.set(key, [index]);
}

function groupsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3)));
}

export type Meant = { readonly index: number; readonly mistakes: number };

/** The known words that a word which is none may have been: those that sound so, else the fewest mistakes first: one, or two in a long word. */
export function meantBy(word: string, { groups, sounds: sounding, words }: KnownWords): Meant[] {
  if (word.length < forgivenLengthMin) return [];
  const heard = sounding.get(sounds(word)) ?? [];
  if (heard.length > 0) return heard.slice(0, meantMax).map((index) => ({ index, mistakes: 1 }));
  const shared = new Map<number, number>();
  const rarest = [...groupsOf(word)].map((group) => groups.get(group) ?? []);
  rarest.sort((one, other) => one.length - other.length);
  let left = lookedAtMax;
  for (const same of rarest) {
    left -= same.length;
    if (left < 0) break;
    for (const index of same) shared.set(index, (shared.get(index) ?? 0) + 1);
  }
  const mistakesMax = word.length < 6 ? 1 : 2;
  const meant = mostShared(shared)
    .filter((index) => Math.abs((words[index] as string).length - word.length) <= mistakesMax)
    .map((index) => ({ index, mistakes: mistakesBetween(word, words[index] as string) }))
    .filter(({ mistakes }) => mistakes <= mistakesMax)
    .sort((one, other) => one.mistakes - other.mistakes || one.index - other.index);
  return meant.filter(({ mistakes }) => mistakes === meant[0]?.mistakes).slice(0, meantMax);
}

/** Those that share the most groups, without sorting the many that share one. */
function mostShared(shared: ReadonlyMap<number, number>): number[] {
  const bySharing: number[][] = [];
  for (const [index, count] of shared) {
    const same = bySharing[count];
    if (same) same.push(index);
    else bySharing[count] = [index];
  }
  const most: number[] = [];
  for (let count = bySharing.length - 1; count > 0 && most.length < comparedMax; count -= 1) {
    most.push(...(bySharing[count] ?? []).sort((one, other) => one - other));
  }
  return most.slice(0, comparedMax);
}

/** Letters added, left out, exchanged or swapped with their neighbour. */
export function mistakesBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      now[column] = Math.min(
        at(last, column) + 1,
        at(now, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, now];
  }
  return at(last, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? 0;
}
