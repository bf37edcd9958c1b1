/** A passage that an answer may cite as [number]. */
export type Source = { number: number; title: string; heading: string; address: string };

const code = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
const citation = /\[(\d{1,2}(?:\s?[,;]\s?\d{1,2}){0,9})\](?![(:])/g;

/** The numbers that a text really cites, alone or several in one pair of brackets: each once, in order of appearance. */
export function numbersIn(content: string): ReadonlySet<number> {
  const lists = [...content.replace(code, '').matchAll(citation)].map(([, list = '']) => list);
  return new Set(lists.flatMap((list) => list.split(/[,;]/).map(Number)));
}

/** Those that the text really cites, each once. */
export function sourcesIn(content: string, sources: readonly Source[]): Source[] {
  const cited = numbersIn(content);
  return sources.filter(({ number }) => cited.has(number));
}

/** By number, as whoever draws an answer looks them up: those that it does not cite leave their places empty. */
export function inPlaces(sources: readonly Source[]): Source[] {
  const places: Source[] = [];
  for (const source of sources) places[source.number - 1] = source;
  return places;
}
