import { reportFailure } from './report-failure';

/** `local` outlives the browser; `session` ends with the tab. */
export type StorageName = 'local' | 'session';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** How a value that expires is kept: the moment, in milliseconds, beside it. */
type Expiring = { expiresAt: number; value: unknown };

/** What is kept under a key (§5): a UUID is read raw, 'undefined' is no value, all else is JSON or nothing. */
export function readStored(storage: StorageName, key: string): unknown {
  const text = textOf(storage, key);
  if (text === null || text === 'undefined') return undefined;
  if (uuid.test(text)) return text;
  const value = parsed(text, key);
  if (!isExpiring(value)) return value;
  if (value.expiresAt > Date.now()) return value.value;
  removeStored(storage, key);
  return undefined;
}

/** Keeps a value, for `lifeMs` where it is given. False where this browser stores nothing: the page goes on without. */
export function writeStored(storage: StorageName, key: string, value: unknown, lifeMs?: number): boolean {
  const kept = lifeMs === undefined ? value : ({ expiresAt: Date.now() + lifeMs, value } satisfies Expiring);
  try {
    storageOf(storage).setItem(key, typeof kept === 'string' && uuid.test(kept) ? kept : JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(storage: StorageName, key: string): void {
  try {
    storageOf(storage).removeItem(key);
  } catch {
    // Where nothing can be stored there is nothing to remove.
  }
}

/** Everything that this tab keeps: logging out leaves none of it (§4). */
export function clearSession(): void {
  try {
    sessionStorage.clear();
  } catch {
    // As above.
  }
}

function storageOf(storage: StorageName): Storage {
  return storage === 'local' ? localStorage : sessionStorage;
}

function textOf(storage: StorageName, key: string): string | null {
  try {
    return storageOf(storage).getItem(key);
  } catch {
    return null;
  }
}

function parsed(text: string, key: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    reportFailure('unreadable stored value', key);
    return undefined;
  }
}

function isExpiring(value: unknown): value is Expiring {
  if (typeof value !== 'object' || value === null) return false;
  const names = Object.keys(value);
  return names.length === 2 && 'value' in value && typeof (value as Partial<Expiring>).expiresAt === 'number';
}
