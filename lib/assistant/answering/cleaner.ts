import { listedNamesRemover } from '@/lib/privacy/rules/listed-names';
import type { PersonDetails } from '@/lib/privacy/rules/person-details';
import { type Cleaner, personalDataCleaner } from '@/lib/privacy/rules/personal-data';

/** Who asks now asks again soon, and making patterns of a name takes longer than all else before the model is asked. */
const kept = new Map<string, Cleaner>();
const keptMax = 200;

function ofPerson(person: PersonDetails): Cleaner {
  const key = JSON.stringify(person);
  const cleaner = kept.get(key) ?? personalDataCleaner(person);
  kept.delete(key);
  kept.set(key, cleaner);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size > keptMax) kept.delete(oldest);
  return cleaner;
}

/** By the list itself: it is the same one for as long as it is kept. */
const removers = new WeakMap<readonly string[], (text: string) => string>();

function ofOthers(names: readonly string[]): (text: string) => string {
  const remover = removers.get(names) ?? listedNamesRemover(names, { alone: true });
  removers.set(names, remover);
  return remover;
}

/** A text as it may leave the server: without what is known of who asks, the names of others, and what it tells itself. */
export function cleanerOf(person: PersonDetails, others: readonly string[]) {
  const [own, ofAll] = [ofPerson(person), ofOthers(others)];
  return (text: string, inMaterial: ReadonlySet<string>) => own(text, { inMaterial, others: ofAll });
}
