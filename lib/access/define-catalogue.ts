import { db, type Tx } from '@/lib/platform/db/client';

type Reader = Omit<Tx, '$executeRaw' | '$executeRawUnsafe'>;

/**
 * A read of the shared catalogue, for pages that anyone may open and every instance may cache. It has no actor and no
 * way to get one, so nothing of a person can enter it.
 */
export function defineCatalogue<Args extends string[], Result>(definition: {
  name: string;
  run: (context: { db: Reader }, ...args: Args) => Promise<Result>;
}) {
  function read(...args: Args): Promise<Result> {
    return definition.run({ db: db() }, ...args);
  }
  return Object.assign(read, { definition: { name: definition.name } });
}
