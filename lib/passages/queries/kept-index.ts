import { setImmediate as others } from 'node:timers/promises';
import { isHearing, whenForgotten } from '@/lib/platform/cache/remembered';
import { log } from '@/lib/platform/log/log';
import { building, type PassageIndex } from '../rules/building';
import { type KeptPassage, kept, libraryVersion, type StoredPassage, wholeLibrary } from './passage-library';

export type KeptIndex = {
  readonly version: string;
  readonly index: PassageIndex;
  readonly library: readonly KeptPassage[];
  /** What each page says, by its address: every question reads one, of however many there are. */
  readonly pages: ReadonlyMap<string, readonly KeptPassage[]>;
};

type Keeping = { kept?: KeptIndex; refreshing?: Promise<void>; isOld: boolean; checkedAt: number };

/** One a process, whatever bundle asks. */
const held = globalThis as { passageIndex?: Keeping };

/** How long requests wait at most while the index is built. */
const sliceMs = 10;
/** The most that a lost announcement can cost, as for the open pages. */
const trustedMs = 60_000;

function keeping(): Keeping {
  if (!held.passageIndex) {
    held.passageIndex = { isOld: false, checkedAt: 0 };
    whenForgotten(() => {
      if (held.passageIndex?.kept && isHearing()) inBackground();
    });
  }
  return held.passageIndex;
}

/**
 * The index of the library, in memory. Built by who asks first; from then on anew in the background when something is
 * announced, and nobody waits. Where announcements are not heard (scripts, tests that call handlers) each question looks
 * first whether the library is still the same.
 */
export async function keptIndex(): Promise<KeptIndex> {
  const memory = keeping();
  if (!memory.kept || !isHearing()) await refresh();
  else if (performance.now() - memory.checkedAt > trustedMs) inBackground();
  return memory.kept as KeptIndex;
}

function inBackground(): void {
  refresh().catch((err) => log().error({ err }, 'the index of passages was not refreshed'));
}

/** One at a time; what is announced meanwhile is looked at once more. */
function refresh(): Promise<void> {
  const memory = keeping();
  memory.isOld = true;
  memory.refreshing ??= untilCurrent(memory).finally(() => {
    memory.refreshing = undefined;
  });
  return memory.refreshing;
}

async function untilCurrent(memory: Keeping): Promise<void> {
  while (memory.isOld) {
    memory.isOld = false;
    memory.checkedAt = performance.now();
    const version = await libraryVersion();
    if (memory.kept?.version === version) continue;
    const stored = await wholeLibrary();
    const index = await built(stored);
    const library = stored.map(kept);
    const pages = Map.groupBy(library, ({ address }) => pageOf(address));
    memory.kept = { version, index, library, pages };
  }
}

function pageOf(address: string): string {
  const at = address.indexOf('#');
  return at < 0 ? address : address.slice(0, at);
}

async function built(library: readonly StoredPassage[]): Promise<PassageIndex> {
  const steps = building(library);
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < sliceMs) continue;
    await others();
    began = performance.now();
  }
}
