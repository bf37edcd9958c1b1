import { useSyncExternalStore } from 'react';

/** By whom the panel was wished for: one that stood open before takes no focus. */
type Wish = 'hand' | 'kept';
type Standing = {
  readonly wish: Wish | null;
  readonly isOpen: boolean;
  /** A question that was tapped on the page: the panel asks it once it can. */
  readonly asked: string | null;
};

const closed: Standing = { wish: null, isOpen: false, asked: null };
const listeners = new Set<() => void>();
let standing = closed;

/** One panel a document, and several places that open it: the header's icon and the tab of the phone's bar. */
export function stand(next: Partial<Standing>): void {
  standing = { ...standing, ...next };
  for (const tell of listeners) tell();
}

export function useStanding(): Standing {
  return useSyncExternalStore(
    listen,
    () => standing,
    () => closed,
  );
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
