import type { Tag } from './tags';

type Kept = { readonly result: unknown; readonly until: number };
type OfTag = { generation: number; pausedUntil: number; readonly results: Map<string, Kept> };
type Memory = { hearing: boolean; readonly tags: Map<Tag, OfTag>; readonly listeners: Set<() => void> };

/** One a process, whatever bundle asks. */
const held = globalThis as { catalogueMemory?: Memory };

/** Enough for every page of every list in use; searches beyond it push out the oldest. */
const resultsMax = 300;
/** The most that a lost announcement can cost, as for the open pages. */
const keptMs = 60_000;
/** Longer than any transaction of ours lives. */
const pauseMs = 5000;

function memory(): Memory {
  held.catalogueMemory ??= { hearing: false, tags: new Map(), listeners: new Set() };
  return held.catalogueMemory;
}

function ofTag(tag: Tag): OfTag {
  const { tags } = memory();
  const known = tags.get(tag) ?? { generation: 0, pausedUntil: 0, results: new Map() };
  tags.set(tag, known);
  return known;
}

/**
 * A catalogue read that is the same for everyone who asks with this key, kept in memory until its tag is announced. It
 * takes no actor: the key says whose rows are read (the reach's condition), never who reads them. Nothing is kept while
 * this process does not hear announcements (listen.ts), as in scripts and in tests that call handlers.
 */
export async function remembered<Result>(tag: Tag, key: string, read: () => Promise<Result>): Promise<Result> {
  const kept = ofTag(tag);
  const asked = performance.now();
  if (!memory().hearing || asked < kept.pausedUntil) return read();
  const known = kept.results.get(key);
  if (known && asked < known.until) return known.result as Result;
  const { generation } = kept;
  const result = frozen(await read());
  // What was read before an announcement may be older than it.
  if (kept.generation === generation) keep(kept.results, key, { result, until: asked + keptMs });
  return result;
}

/** Many readers hold the same one; and what cannot change is written for the wire once (http/reply.ts). */
function frozen<Result>(result: Result): Result {
  if (typeof result !== 'object' || result === null || Object.isFrozen(result)) return result;
  for (const part of Object.values(result)) frozen(part);
  return Object.freeze(result);
}

function keep(results: Map<string, Kept>, key: string, kept: Kept): void {
  const [oldest] = results.keys();
  if (oldest !== undefined && results.size >= resultsMax) results.delete(oldest);
  results.set(key, kept);
}

/** An announcement of the tag was heard. */
export function forget(tag: Tag): void {
  const kept = ofTag(tag);
  kept.generation += 1;
  kept.results.clear();
  for (const listener of memory().listeners) listener();
}

/** For what is kept elsewhere in memory, and is too dear to be made anew by whoever asks next. */
export function whenForgotten(listener: () => void): void {
  memory().listeners.add(listener);
}

/** Whether what is kept in memory is told of changes; without that it must not be trusted. */
export function isHearing(): boolean {
  return memory().hearing;
}

/** This process is about to commit a change: until it surely has, everyone here reads the database itself. */
export function pauseRemembering(tag: Tag): void {
  forget(tag);
  ofTag(tag).pausedUntil = performance.now() + pauseMs;
}

/** Announcements are heard from now on, or no longer: either way what was kept may be old. */
export function setHearing(hearing: boolean): void {
  memory().hearing = hearing;
  for (const tag of memory().tags.keys()) forget(tag);
}
