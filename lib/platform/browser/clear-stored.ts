import { storedKeys } from './stored-keys';

/** Progress in the guided tours (§3): `tour-…`. Clearing keeps it (§4). */
const tourKeyPrefix = 'tour-';
/**
 * Databases that clearing never touches: `outbox` and `tests` hold what somebody did and the server has not confirmed, and
 * losing it would lose an answer (product.md §8); `TourState` is the tours' own (§3).
 */
const keptDatabases: readonly string[] = ['outbox', 'tests', 'TourState'];

/**
 * The error screen's clear button: everything that this browser keeps for the product, but for what is named above. Each
 * step goes on when another is refused: what is broken here may be the storage itself.
 */
export async function clearStored(): Promise<void> {
  const steps = [clearLocal, async () => sessionStorage.clear(), endWorkers, clearCaches, clearDatabases];
  await Promise.allSettled(steps.map((step) => step()));
}

async function clearLocal(): Promise<void> {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(tourKeyPrefix) && key !== storedKeys.language) localStorage.removeItem(key);
  }
}

async function endWorkers(): Promise<void> {
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
}

async function clearCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function clearDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    // Not waited for: a tab that has it open would hold everything up.
    if (name && !keptDatabases.includes(name)) indexedDB.deleteDatabase(name);
  }
}
