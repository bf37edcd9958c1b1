import type { SpecMessage } from './spec-messages';

type Sentences = Record<'pt-BR' | 'en', ReadonlyMap<string, string>>;

/** Messages of the spec that our catalogues miss or word otherwise, and lines of the list that contradict each other. */
export function specFaults(list: readonly SpecMessage[], sentences: Sentences): string[] {
  const ids = list.map(({ id }) => id);
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id}: listed twice`),
    ...list.flatMap((message) => ('key' in message ? wording(message, sentences) : alreadyThere(message, sentences))),
  ];
}

function wording({ id, key, quoted }: SpecMessage & { key: string }, sentences: Sentences): string[] {
  const absent = (['pt-BR', 'en'] as const).filter((locale) => !sentences[locale].has(key));
  if (absent.length > 0) return [`${id}: ${key} is not in ${absent.join(' and ')}`];
  if (!quoted) return [];
  const other = quoted.locale === 'en' ? 'pt-BR' : 'en';
  const found = sentences[quoted.locale].get(key);
  return [
    ...(found === quoted.text ? [] : [`${id}: ${key} says "${found}" for "${quoted.text}"`]),
    ...(sentences[other].get(key) === quoted.text ? [`${id}: ${key} is not translated to ${other}`] : []),
  ];
}

/** A quoted sentence that stands in our messages already is no longer waiting. */
function alreadyThere({ id, quoted }: SpecMessage, sentences: Sentences): string[] {
  const places = quoted ? [...sentences[quoted.locale]].filter(([, text]) => text === quoted.text) : [];
  return places.map(([key]) => `${id}: waits for its part, but ${key} says it`);
}

export function waitingByPart(list: readonly SpecMessage[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const message of list) if ('part' in message) counts[message.part] = (counts[message.part] ?? 0) + 1;
  return counts;
}
