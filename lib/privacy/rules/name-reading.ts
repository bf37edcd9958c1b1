import { commonFirstNames, commonLastNames } from './common-names';
import { moreNames } from './more-names';
import { nameWords } from './name-words';
import { never } from './told-name-words';

export type Word = { start: number; end: number; plain: string; isCapital: boolean };

const words = /[\p{L}][\p{L}'’-]*/gu;
const made =
  /(?:lly|elly|ielly|yson|ilson|ylson|nny|any|uany|ayne|yanne|aine|eane|ielle|ynho|aiky|ayky|yke|iky|ckson|erson|leyton|eyson|ellen|yllen|enzo|inho|zinho|inha)$/;

export function wordsOf(text: string, plain: string): Word[] {
  return [...plain.matchAll(words)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    plain: found.replace(/['’-]/g, ''),
    isCapital: /^\p{Lu}/u.test(text.slice(index, index + 1)),
  }));
}

/** In no list, and made as names are. */
export function isMadeUp({ plain }: Word): boolean {
  return !commonFirstNames.has(plain) && !moreNames.has(plain) && !rootIsName(plain);
}

export function isName({ plain, isCapital }: Word): boolean {
  if (plain.length < 2 || (nameWords.has(plain) && !isCapital)) return false;
  if (commonFirstNames.has(plain) || moreNames.has(plain)) return plain.length > 2 || isCapital;
  if (
    isCapital &&
    plain.length > 4 &&
    (made.test(plain) || /[kwy]/.test(plain)) &&
    !never.has(plain) &&
    !/(?:ing|ed|ly)$/.test(plain)
  )
    return /[kwy]|lly/.test(plain);
  return /..(?:inh[oa]|ao|zinh[oa])$/.test(plain) && rootIsName(plain);
}

function rootIsName(plain: string): boolean {
  const root = plain.replace(/(?:zinh[oa]|inh[oa]|ao)$/, '');
  return (
    root.length > 2 &&
    ['', 'a', 'o', 'e'].some(
      (end) => commonFirstNames.has(root + end) || (root.length > 3 && moreNames.has(root + end)),
    )
  );
}

/** How far a name goes: surnames, what binds them, and initials. */
export function nameEnd(all: readonly Word[], from: number, plain: string, isSure: boolean): number {
  let end = from;
  for (let at = from + 1; at < Math.min(all.length, from + 6); at += 1) {
    const [word, last] = [all[at], all[at - 1]];
    if (!word || !last || !/^[ .]{1,2}$/.test(plain.slice(last.end, word.start))) break;
    if (/^(?:d[aeo]s?|e)$/.test(word.plain) && at > from) continue;
    const isInitial = word.plain.length === 1 && !/^[aeoqncpd]$/.test(word.plain);
    const isMore =
      commonLastNames.has(word.plain) ||
      word.isCapital ||
      isInitial ||
      ((isSure || all[at - 1]?.isCapital !== undefined) && isName(word) && !nameWords.has(word.plain));
    if (!isMore || never.has(word.plain)) break;
    end = at;
  }
  return end;
}

export function endOf({ end, plain: word }: Word, plain: string): number {
  return word.length === 1 && plain.charAt(end) === '.' ? end + 1 : end;
}

export function isFollowedByName(all: readonly Word[], index: number, plain: string): boolean {
  const [word, next] = [all[index], all[index + 1]];
  return Boolean(
    word &&
      next &&
      plain.slice(word.end, next.start) === ' ' &&
      commonLastNames.has(next.plain) &&
      !nameWords.has(next.plain),
  );
}
