import type { KeptAnswer, KeptAttempt } from './kept-attempt';
import { withFacts } from './standing';

const databaseName = 'tests';
type Stores = { readonly attempts: IDBObjectStore; readonly answers: IDBObjectStore };

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

/** Resolves when it is on the disk: relaxed, a power cut takes all that the browser called done. */
async function within<T>(mode: IDBTransactionMode, work: (stores: Stores) => IDBRequest<T>): Promise<T> {
  opened ??= open();
  const database = await opened.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(['attempts', 'answers'], mode, { durability: 'strict' });
    const request = work({
      attempts: transaction.objectStore('attempts'),
      answers: transaction.objectStore('answers'),
    });
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? request.error);
  });
}

export async function keptAttempts(): Promise<KeptAttempt[]> {
  return within('readonly', ({ attempts }) => attempts.getAll());
}

export async function keptAnswers(attemptId: string): Promise<KeptAnswer[]> {
  return within('readonly', ({ answers }) => answers.index('attempt').getAll(attemptId));
}

export async function keptAttempt(attemptId: string): Promise<KeptAttempt | undefined> {
  return within('readonly', ({ attempts }) => attempts.get(attemptId));
}

export async function keepAttempt(attempt: KeptAttempt): Promise<void> {
  await within('readwrite', ({ attempts }) => attempts.put(attempt));
}

/** These facts alone: an end that was asked for in another tab stands, whatever this one knew of it. */
export async function changeAttempt(attempt: KeptAttempt, facts: Partial<KeptAttempt>): Promise<void> {
  await within('readwrite', ({ attempts }) => {
    const kept: IDBRequest<KeptAttempt | undefined> = attempts.get(attempt.attemptId);
    kept.onsuccess = () => attempts.put(withFacts(kept.result ?? attempt, facts));
    return kept;
  });
}

/** How many answers of whomever are on this device alone. */
export async function countWaiting(): Promise<number> {
  const all: KeptAnswer[] = await within('readonly', ({ answers }) => answers.getAll());
  return all.filter(({ state }) => state === 'here').length;
}

/** The number that the answer got. */
export async function keepAnswer(answer: Omit<KeptAnswer, 'n'>): Promise<number> {
  return (await within('readwrite', ({ answers }) => answers.add(answer))) as number;
}

export async function settleAnswers(settled: readonly KeptAnswer[]): Promise<void> {
  await within('readwrite', ({ answers }) => {
    for (const answer of settled) if (answer.n > 0) answers.put(answer);
    return answers.count();
  });
}

export async function forgetAttempt(attemptId: string): Promise<void> {
  await within('readwrite', ({ attempts, answers }) => {
    const all = answers.index('attempt').openKeyCursor(attemptId);
    all.onsuccess = () => {
      const cursor = all.result;
      if (!cursor) return;
      answers.delete(cursor.primaryKey);
      cursor.continue();
    };
    return attempts.delete(attemptId);
  });
}
