import type { KeptAnswer, KeptAttempt } from './kept-attempt';
import { withFacts } from './standing';
import { inOrder } from './waiting';

const databaseName = 'tests';
type Store = 'attempts' | 'answers';

let opened: Promise<IDBDatabase> | undefined;

/** Without a version, as the outbox: neither an old tab nor a newer page can be in the other's way. */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('attempts', { keyPath: 'attemptId' });
      const answers = request.result.createObjectStore('answers', { keyPath: 'n', autoIncrement: true });
      answers.createIndex('attempt', 'attemptId');
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

/**
 * Resolves when it is on the disk: relaxed, a power cut takes all that the browser called done. By one store alone, so that
 * no answer waits behind what is written of its attempt: of a page that is left, what waits is undone.
 */
async function within<T>(
  name: Store,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  opened ??= open();
  const database = await opened.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(name, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? request.error);
  });
}

export async function keptAttempts(): Promise<KeptAttempt[]> {
  return within('attempts', 'readonly', (attempts) => attempts.getAll());
}

export async function keptAnswers(attemptId: string): Promise<KeptAnswer[]> {
  return inOrder(await within('answers', 'readonly', (answers) => answers.index('attempt').getAll(attemptId)));
}

export async function keptAttempt(attemptId: string): Promise<KeptAttempt | undefined> {
  return within('attempts', 'readonly', (attempts) => attempts.get(attemptId));
}

/** These facts alone: an end that was asked for in another tab stands, whatever this one knew of it. As it is kept then. */
export async function changeAttempt(attempt: KeptAttempt, facts: Partial<KeptAttempt>): Promise<KeptAttempt> {
  const before = await within('attempts', 'readwrite', (attempts) => {
    const kept: IDBRequest<KeptAttempt | undefined> = attempts.get(attempt.attemptId);
    kept.onsuccess = () => attempts.put(withFacts(kept.result ?? attempt, facts));
    return kept;
  });
  return withFacts(before ?? attempt, facts);
}

/** How many answers of whomever are on this device alone. */
export async function countWaiting(): Promise<number> {
  const all: KeptAnswer[] = await within('answers', 'readonly', (answers) => answers.getAll());
  return all.filter(({ state }) => state === 'here').length;
}

/** With the number that it got, and dated after what another tab gave before it. */
export async function keepAnswer(answer: Omit<KeptAnswer, 'n'>): Promise<KeptAnswer> {
  let added: IDBRequest<IDBValidKey> | undefined;
  const kept: KeptAnswer[] = await within('answers', 'readwrite', (answers) => {
    added = answers.add(answer);
    const all = answers.index('attempt').getAll(answer.attemptId);
    // Of a page that is left at this moment the browser would undo what is not called whole.
    answers.transaction.commit();
    return all;
  });
  return inOrder(kept).find(({ n }) => n === added?.result) as KeptAnswer;
}

export async function settleAnswers(settled: readonly KeptAnswer[]): Promise<void> {
  const numbered = settled.filter(({ n }) => n > 0);
  if (numbered.length === 0) return;
  await within('answers', 'readwrite', (answers) => {
    for (const answer of numbered) answers.put(answer);
    return answers.count();
  });
}

/** Its answers first: an attempt is what leads to them. */
export async function forgetAttempt(attemptId: string): Promise<void> {
  await within('answers', 'readwrite', (answers) => {
    const all = answers.index('attempt').openKeyCursor(attemptId);
    all.onsuccess = () => {
      const cursor = all.result;
      if (!cursor) return;
      answers.delete(cursor.primaryKey);
      cursor.continue();
    };
    return all;
  });
  await within('attempts', 'readwrite', (attempts) => attempts.delete(attemptId));
}
