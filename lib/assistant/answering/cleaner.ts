import type { Known } from '@/lib/privacy/rules/known';
import { namesTaker } from '@/lib/privacy/rules/known-names';
import { personalDataCleaner } from '@/lib/privacy/rules/personal-data';

type Cleaner = ReturnType<typeof personalDataCleaner>;

/** Who asks now asks again soon, and making patterns of a name takes longer than all else before the model is asked. */
const kept = new Map<string, Cleaner>();
const keptMax = 200;

function ofPerson(known: Known): Cleaner {
  const key = JSON.stringify(known);
  const cleaner = kept.get(key) ?? personalDataCleaner(known);
  kept.delete(key);
  kept.set(key, cleaner);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size > keptMax) kept.delete(oldest);
  return cleaner;
}

/** By the list itself: it is the same one for as long as it is kept. */
const takers = new WeakMap<readonly string[], Cleaner>();

function ofOthers(names: readonly string[]): Cleaner {
  const taker = takers.get(names) ?? namesTaker(names, { alone: true });
  takers.set(names, taker);
  return taker;
}

/** A text as it may leave the server: without what is known of who asks, and without the names of others. */
export function cleanerOf(known: Known, others: readonly string[]): Cleaner {
  const [own, ofAll] = [ofPerson(known), ofOthers(others)];
  return (text) => ofAll(own(text));
}
