import type { Tx } from '@/lib/platform/db/client';

/**
 * The shared catalogue in this instance's memory, by tag. Never put here what depends on who asks. A publishing command
 * announces its tag; every instance hears it (listen.ts) and forgets. The age bounds what a lost announcement can cost.
 */
const ageMaxMs = 60_000;

type Entry = { value: Promise<unknown>; at: number };

/** One store a process, whatever bundle asks. */
const held = globalThis as { catalogue?: Map<string, Map<string, Entry>> };

function shelf(tag: string): Map<string, Entry> {
  held.catalogue ??= new Map();
  let entries = held.catalogue.get(tag);
  if (!entries) {
    entries = new Map();
    held.catalogue.set(tag, entries);
  }
  return entries;
}

/** The remembered value, or the one that `load` brings; callers at the same moment share one load. */
export function remembered<T>(tag: string, key: string, load: () => Promise<T>): Promise<T> {
  const entries = shelf(tag);
  const entry = entries.get(key);
  if (entry && performance.now() - entry.at < ageMaxMs) return entry.value as Promise<T>;
  const value = load();
  entries.set(key, { value, at: performance.now() });
  value.catch(() => entries.delete(key));
  return value;
}

export function forget(tag: string): void {
  held.catalogue?.delete(tag);
}

/** Heard by every instance when, and only when, the transaction commits. */
export async function announce(tx: Tx, tag: string): Promise<void> {
  await tx.$queryRaw`SELECT pg_notify(${channel}, ${tag})::text`;
}

export const channel = 'catalogue';
