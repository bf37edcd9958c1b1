import type { Word } from './tagging-words';
import { isSomebody } from './told-name-lists';

const lists = /[[({]\s*(["'])[^\])}\n]{3,400}[\])}]/gu;
const items = /(["'])(\p{L}[^"'\n]{1,40})\1/dgu;
const joins = new Set(['e', 'and', ',', '&']);
const articles = new Set(['a', 'o']);

/** Words that are told with what goes: of two friends nobody knows only the first, and strings of one list are alike. */
export function fellowsOf(
  text: string,
  words: readonly Word[],
  isTaken: readonly boolean[],
  isKnown: readonly boolean[],
): number[] {
  return [...joinedTo(words, isTaken, isKnown), ...ofOneList(text, words, isTaken)];
}

function joinedTo(words: readonly Word[], isTaken: readonly boolean[], isKnown: readonly boolean[]): number[] {
  const all = [...isTaken];
  for (const [at, { kind }] of words.entries()) {
    const join = words[at + 1]?.plain ?? '';
    if (kind !== 'name' || !all[at] || !joins.has(join)) continue;
    const next = articles.has(words[at + 2]?.plain ?? '') ? at + 3 : at + 2;
    if (words[next]?.kind === 'name' && (join !== ',' || !isKnown[next])) all[next] = true;
  }
  return all.flatMap((one, at) => (one && !isTaken[at] ? [at] : []));
}

/** The strings of a list in code share their fate where one that is written as a name is taken for somebody. */
function ofOneList(text: string, words: readonly Word[], isTaken: readonly boolean[]): number[] {
  if (!isTaken.some(Boolean)) return [];
  return [...text.matchAll(lists)].flatMap(({ 0: list, index }) => {
    const people = [...list.matchAll(items)].flatMap(({ 2: said, indices }) => {
      const place = indices?.[2];
      if (!place || !said || !isSomebody(said)) return [];
      return [words.flatMap(({ start, end }, at) => (start < index + place[1] && end > index + place[0] ? [at] : []))];
    });
    return people.some((some) => some.some((at) => isTaken[at])) ? people.flat() : [];
  });
}
