import type { KeptPack } from './packs';

type Handler = (() => void) | null;
type Request = { result: unknown; onsuccess: Handler };

/** A browser's stores as a test needs them: each request is answered before the next begins. What a disk does is the browser's to show. */
export function madeStores() {
  const people = new Map<string, unknown>();
  const packs = new Map<string, KeptPack>();
  const due: (() => void)[] = [];
  function request(answer: () => unknown): Request {
    const made: Request = { result: undefined, onsuccess: null };
    due.push(() => {
      made.result = answer();
      made.onsuccess?.();
    });
    return made;
  }
  const keyOf = (key: readonly string[]) => key.join(' ');
  const store = {
    person: {
      put: (value: unknown, key: string) => request(() => people.set(key, value)),
      get: (key: string) => request(() => people.get(key)),
      delete: (key: string) => request(() => people.delete(key)),
    },
    packs: {
      put: (pack: KeptPack) => request(() => packs.set(keyOf([pack.person, pack.classId]), pack)),
      get: (key: readonly string[]) => request(() => packs.get(keyOf(key))),
      getAll: ({ person }: { person: string }) =>
        request(() => [...packs.values()].filter((one) => one.person === person)),
      delete: ({ person }: { person: string }) =>
        request(() => {
          for (const [key, pack] of packs) if (pack.person === person) packs.delete(key);
        }),
      openCursor() {
        const all = [...packs.entries()];
        const made: Request = { result: undefined, onsuccess: null };
        const step = () => {
          const next = all.shift();
          made.result = next
            ? { value: next[1], delete: () => packs.delete(next[0]), continue: () => due.push(step) }
            : null;
          made.onsuccess?.();
        };
        due.push(step);
        return made;
      },
    },
  };
  async function within(_: IDBTransactionMode, work: (stores: typeof store) => Request): Promise<unknown> {
    const asked = work(store);
    for (let next = due.shift(); next; next = due.shift()) next();
    return asked.result;
  }
  return { here: 'here', within };
}
