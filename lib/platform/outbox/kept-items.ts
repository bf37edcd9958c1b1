import type { KeptItem, Settled } from './kept-item';

const databaseName = 'outbox';
const storeName = 'items';
const byPerson = 'person';

let opened: Promise<IDBDatabase> | undefined;

/**
 * Without a version: an old tab that holds the database open cannot be in the way of a newer page, nor a newer page in
 * the way of an old tab. Its shape never changes; what an item lacks is optional.
 */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName);
    request.onupgradeneeded = () => {
      const items = request.result.createObjectStore(storeName, { keyPath: 'seq', autoIncrement: true });
      items.createIndex(byPerson, ['person', 'seq']);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      if (!database.objectStoreNames.contains(storeName)) return resolve(anew(database));
      database.onversionchange = () => {
        database.close();
        opened = undefined;
      };
      database.onclose = () => {
        opened = undefined;
      };
      resolve(database);
    };
  });
}

/** Whoever opened it before us, by hand or by a tool, made an empty one: without this no tap would be kept again. */
function anew(empty: IDBDatabase): Promise<IDBDatabase> {
  empty.close();
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(databaseName);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => resolve(open());
  });
}

/** Resolves when it is on the disk: relaxed, a power cut takes all that the browser called done. */
async function within<T>(mode: IDBTransactionMode, work: (items: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  opened ??= open();
  const database = await opened.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(storeName));
    transaction.oncomplete = () => resolve(request.result);
    // A full disk is told here alone: `add` throws nothing.
    transaction.onabort = () => reject(transaction.error ?? request.error);
  });
}

/** The number that the item got. */
export async function keepItem(item: Omit<KeptItem, 'seq'>): Promise<number> {
  const added = await within('readwrite', (items) => {
    const adding = items.add(item);
    // Of a page that is left at this moment the browser would undo what is not called whole.
    items.transaction.commit();
    return adding;
  });
  return added as number;
}

export function itemsOf(person: string): Promise<KeptItem[]> {
  // An array sorts after every number.
  const range = IDBKeyRange.bound([person], [person, []]);
  return within('readonly', (items) => items.index(byPerson).getAll(range));
}

/** Of everybody: what clearing this browser must not touch. */
export function countKept(): Promise<number> {
  return within('readonly', (items) => items.count());
}

/** What is done goes, what is refused stays to be seen. */
export async function settleItems(settled: readonly Settled[]): Promise<void> {
  await within('readwrite', (items) => {
    for (const { item, answer } of settled) {
      if (answer.state === 'done') items.delete(item.seq);
      else if (answer.problem) change(items, item.seq, { refused: answer.problem });
    }
    return items.count();
  });
}

export async function setItemAside(seq: number, aside: boolean): Promise<void> {
  await within('readwrite', (items) => change(items, seq, { aside }));
}

export async function dropItem(seq: number): Promise<void> {
  await within('readwrite', (items) => items.delete(seq));
}

/** Another tab may have been answered for it meanwhile: what is gone stays gone. */
function change(items: IDBObjectStore, seq: number, facts: Partial<KeptItem>): IDBRequest {
  const request: IDBRequest<KeptItem | undefined> = items.get(seq);
  request.onsuccess = () => request.result && items.put({ ...request.result, ...facts });
  return request;
}
