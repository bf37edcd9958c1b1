import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { folded } from '@/lib/platform/text/folded';
import { commonLastNames } from './common-names';
import { isEveryday } from './everyday';
import { nameParts } from './listed-names';

const surnameMin = 4;
const word = /(?<![\p{L}\d_@.])[\p{L}][\p{L}'’]*(?![\p{L}\d_(])/gu;
const wordBefore = /(?:^|\s)(?:(?<initials>\p{Lu}{1,3})|(?<first>\p{L}[\p{L}'’]*))\s+(?:d[aeo]s?\s+)?$/u;
const beforeMax = 40;

/**
 * A surname by itself, with the letters before it ("JP Alencar"). One that is an everyday word, or that half a town is
 * called, is taken out only where it is written large, and none behind another's first name: "Rui Barbosa" is nobody of
 * the class.
 */
export function ownSurnamesRemover(names: readonly string[]): (text: string) => string {
  const surnames = new Set(
    names.flatMap((name) => nameParts(name).slice(1)).filter(({ length }) => length >= surnameMin),
  );
  if (surnames.size === 0) return (text) => text;
  const startOf = (text: string, found: string, at: number): number | undefined => {
    if (!surnames.has(folded(found)) || !tells(found)) return undefined;
    const { initials, first } = wordBefore.exec(text.slice(Math.max(0, at - beforeMax), at))?.groups ?? {};
    if (isAnothers(first)) return undefined;
    return initials ? text.lastIndexOf(initials, at - 1) : at;
  };
  return (text) => {
    if (text === text.toUpperCase()) return text;
    let left = '';
    let from = 0;
    for (const { 0: found, index } of text.matchAll(word)) {
      const start = startOf(text, found, index);
      if (start === undefined || start < from) continue;
      left += text.slice(from, start) + personalMarks.name;
      from = index + found.length;
    }
    return from === 0 ? text : left + text.slice(from);
  };
}

function tells(surname: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(surname) || !(isEveryday(surname) || commonLastNames.has(folded(surname)));
}

function isAnothers(first: string | undefined): boolean {
  return first !== undefined && (/^\p{Lu}/u.test(first) || !isEveryday(first));
}
