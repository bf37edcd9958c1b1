export const keptDatabase = 'classroom';
/** The one row of `person`. */
export const here = 'here';
type Stores = { readonly person: IDBObjectStore; readonly packs: IDBObjectStore };

let opened: Promise<IDBDatabase> | undefined;

/** Without a version, as the outbox: neither an old tab nor a newer page can be in the other's way. */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(keptDatabase);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('person');
      request.result.createObjectStore('packs', { keyPath: ['person', 'classId'] });
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
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

/** What `work` asks, once all of it is done, or none. Relaxed: whatever is lost here is fetched again. */
export async function within<T>(mode: IDBTransactionMode, work: (stores: Stores) => IDBRequest<T>): Promise<T> {
  opened ??= open();
  const database = await opened.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(['person', 'packs'], mode);
    const request = work({ person: transaction.objectStore('person'), packs: transaction.objectStore('packs') });
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? request.error);
  });
}
