import { useSyncExternalStore } from 'react';

type Standing = {
  /** The panel with what waits. */
  readonly panel: boolean;
  /** Screens that show the state themselves: nothing floats over these. */
  readonly shown: number;
};

const atFirst: Standing = { panel: false, shown: 0 };
const listeners = new Set<() => void>();
let standing = atFirst;

/** One panel and one host a document, and several places that open it. */
export function standOutbox(next: Partial<Standing>): void {
  standing = { ...standing, ...next };
  for (const tell of listeners) tell();
}

export function useOutboxStanding(): Standing {
  return useSyncExternalStore(
    listen,
    () => standing,
    () => atFirst,
  );
}

/** For as long as a screen shows the state itself. */
export function showState(): () => void {
  standOutbox({ shown: standing.shown + 1 });
  return () => standOutbox({ shown: standing.shown - 1 });
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
