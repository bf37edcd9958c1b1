import { listedNamesRemover } from '@/lib/privacy/rules/listed-names';
import { readInOneSpelling } from '@/lib/privacy/rules/one-spelling';
import type { PersonDetails } from '@/lib/privacy/rules/person-details';
import { type Cleaner, knownRemover, personalDataCleaner } from '@/lib/privacy/rules/personal-data';
import { historyMax } from '../rules/limits';

type Own = { readonly clean: Cleaner; readonly known: (text: string) => string; readonly turns: Map<string, string> };

/** Who asks now asks again soon, and making patterns of a name takes longer than all else before the model is asked. */
const kept = new Map<string, Own>();
const keptMax = 200;

/** Who asks, with every school where that person is or works: each may be named in any conversation. */
type Asker = Pick<PersonDetails, 'names' | 'login'> & {
  readonly schools: readonly { readonly name: string; readonly city: string | null }[];
};

function ofPerson(person: Asker): Own {
  const key = JSON.stringify(person);
  return keptIn(kept, key, kept.get(key) ?? newOwn(person), keptMax);
}

function newOwn({ names, login, schools: [first, ...others] }: Asker): Own {
  const person = { names, login, school: first?.name, city: first?.city };
  const removers = others.map(({ name, city }) => knownRemover({ names: [], school: name, city }));
  const known = [...removers, knownRemover(person)].reduce((one, next) => (text) => next(one(text)));
  return { clean: personalDataCleaner(person, known), known: readInOneSpelling(known), turns: new Map() };
}

/** By the list itself: it is the same one for as long as it is kept. */
const removers = new WeakMap<readonly string[], (text: string) => string>();

function ofOthers(names: readonly string[]): (text: string) => string {
  const remover = removers.get(names) ?? listedNamesRemover(names, { alone: true });
  removers.set(names, remover);
  return remover;
}

/**
 * Turns of a conversation as they may leave the server: without what is known of who asks, and the names of others. A
 * turn leaves again with each question after it. It is read once and leaves as it did the first time, whatever the
 * material speaks of by then; who came to the class since is taken out all the same.
 */
export function cleanerOf(person: Asker, others: readonly string[]) {
  const [own, ofAll] = [ofPerson(person), ofOthers(others)];
  const asFirst = (text: string, clean: () => string) => {
    const turn = own.turns.get(text);
    return keptIn(own.turns, text, ofAll(turn ?? clean()), historyMax * 2);
  };
  return {
    /** Without what it tells itself, too: also of what the guide and who teaches said. */
    question: (text: string, inMaterial: ReadonlySet<string>): string =>
      asFirst(text, () => own.clean(text, { inMaterial, others: ofAll })),
    /** A model wrote it of what had left before: it tells of nobody by itself. */
    answer: (text: string): string => asFirst(text, () => own.known(text)),
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
