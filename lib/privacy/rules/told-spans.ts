import type { personalMarks } from '@/lib/passages/rules/personal-marks';
import { isEveryday, isStrange } from './everyday';
import { large } from './told-name-words';

export type Mark = (typeof personalMarks)[keyof typeof personalMarks];
/** What is sure is taken out whatever its sentence weighs. */
export type Span = { start: number; end: number; mark: Mark; isSure?: boolean };

/**
 * What a pattern captures is taken out; patterns read a text without accents, in small letters. What is captured freely
 * tells of somebody only where it is `strange`: a word of no lesson, or written large. What is `made` up, as names in
 * games and passwords are, may be of digits and signs as well; and what may be anything is told by its capital alone.
 * A `proper` name is written large and is no game, tongue or program.
 */
export type Told = readonly [pattern: RegExp, mark: Mark, only?: Only];

type Only = 'strange' | 'made' | 'large' | 'proper';

/** A text as patterns read it: sign for sign as long as the text. */
export function plainText(text: string): string {
  return text.replace(/[À-ÿŸ]/g, (letter) => letter.normalize('NFD').charAt(0)).toLowerCase();
}

export function spansOf(text: string, plain: string, all: readonly Told[]): Span[] {
  const spans: Span[] = [];
  for (const [pattern, mark, only] of all) {
    if (plain.search(pattern) < 0) continue;
    for (const { indices } of plain.matchAll(pattern)) {
      for (const place of indices?.slice(1) ?? []) {
        if (place && (!only || isTelling(text.slice(...place), only)))
          spans.push({ start: place[0], end: place[1], mark });
      }
    }
  }
  return spans;
}

function isTelling(words: string, only: Only): boolean {
  if (only === 'made' && /[\d_@#$*!]|\p{L}\.\p{L}|\p{Ll}\p{Lu}/u.test(words)) return true;
  if (only === 'proper') return isProper(words);
  const isLarge = /(?<!\p{L})\p{Lu}\p{Ll}/u.test(words);
  return only === 'large' ? isLarge : isLarge || isStrange(words);
}

function isProper(words: string): boolean {
  const all = words.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const isLarge = all.some((word) => /^\p{Lu}\p{Ll}/u.test(word) && !isEveryday(word));
  return isLarge && !all.some((word) => large.has(plainText(word)));
}

/** Of spans that touch, the first one's mark stands for both. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  let left = '';
  let from = 0;
  for (const { start, end, mark } of [...spans].sort((one, other) => one.start - other.start || other.end - one.end)) {
    if (end <= from) continue;
    if (start >= from) left += text.slice(from, start) + mark;
    from = end;
  }
  return left + text.slice(from);
}
