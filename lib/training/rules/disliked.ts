import { askedWaysMax } from '@/lib/passages/rules/search';
import { words } from './words';

/** The ways in which people ask for a section with one more; one that is there is not added, and a full list has none. */
export function withWay(ways: readonly string[], added: string): string[] | undefined {
  if (ways.some((way) => words(way) === words(added))) return [...ways];
  return ways.length < askedWaysMax ? [...ways, added] : undefined;
}
