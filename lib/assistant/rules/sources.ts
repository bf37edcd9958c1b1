/** A passage that an answer may cite as [number]. */
export type Source = { number: number; title: string; heading: string; address: string };

const code = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
const citation = /\[(\d{1,2}(?:\s?[,;]\s?\d{1,2}){0,9})\](?![(:])/g;

/** Those that the text really cites, each once. */
export function sourcesIn(content: string, sources: readonly Source[]): Source[] {
  const lists = [...content.replace(code, '').matchAll(citation)].map(([, list = '']) => list);
  const cited = new Set(lists.flatMap((list) => list.split(/[,;]/).map(Number)));
  return sources.filter(({ number }) => cited.has(number));
}

/** By number, as whoever draws an answer looks them up: those that it does not cite leave their places empty. */
export function inPlaces(sources: readonly Source[]): Source[] {
  const places: Source[] = [];
  for (const source of sources) places[source.number - 1] = source;
  return places;
}
