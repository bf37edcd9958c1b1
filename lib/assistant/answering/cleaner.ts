import { listedNamesRemover } from '@/lib/privacy/rules/listed-names';
import type { PersonDetails } from '@/lib/privacy/rules/person-details';
import { type Cleaner, personalDataCleaner } from '@/lib/privacy/rules/personal-data';
import { historyMax } from '../rules/limits';

type Own = { readonly clean: Cleaner; readonly turns: Map<string, string> };

/** Who asks now asks again soon, and making patterns of a name takes longer than all else before the model is asked. */
const kept = new Map<string, Own>();
const keptMax = 200;

function ofPerson(person: PersonDetails): Own {
  const key = JSON.stringify(person);
  return keptIn(kept, key, kept.get(key) ?? { clean: personalDataCleaner(person), turns: new Map() }, keptMax);
}

/** By the list itself: it is the same one for as long as it is kept. */
const removers = new WeakMap<readonly string[], (text: string) => string>();

function ofOthers(names: readonly string[]): (text: string) => string {
  const remover = removers.get(names) ?? listedNamesRemover(names, { alone: true });
  removers.set(names, remover);
  return remover;
}

/**
 * A text as it may leave the server: without what is known of who asks, the names of others, and what it tells itself.
 * A turn of a conversation leaves again with each question after it. It is read once and leaves as it did the first
 * time, whatever the material speaks of by then; who came to the class since is taken out all the same.
 */
export function cleanerOf(person: PersonDetails, others: readonly string[]) {
  const [own, ofAll] = [ofPerson(person), ofOthers(others)];
  return (text: string, inMaterial: ReadonlySet<string>) => {
    const known = own.turns.get(text);
    const left = known === undefined ? own.clean(text, { inMaterial, others: ofAll }) : ofAll(known);
    return keptIn(own.turns, text, left, historyMax * 2);
  };
}

/** What was used last goes last. */
function keptIn<Value>(map: Map<string, Value>, key: string, value: Value, most: number): Value {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (oldest !== undefined && map.size > most) map.delete(oldest);
  return value;
}
