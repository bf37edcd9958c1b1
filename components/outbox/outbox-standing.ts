import { useSyncExternalStore } from 'react';

type Standing = {
  /** The panel with what waits. */
  readonly panel: boolean;
  /** Screens that show the state themselves: nothing floats over these. */
  readonly shown: number;
  /** The form that signs out, held back because something waits. */
  readonly leaving: HTMLFormElement | null;
  /** A page that goes on without a session asks for one: nothing of the outbox waits for it. */
  readonly isSignedOut: boolean;
  /** The person will sign in later: the dialog comes back when it is asked for. */
  readonly signsInLater: boolean;
  /** A test is under way: what may open over the page is brought while there is a line. */
  readonly isInTest: boolean;
};

const atFirst: Standing = {
  panel: false,
  shown: 0,
  leaving: null,
  isSignedOut: false,
  signsInLater: false,
  isInTest: false,
};
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

/**
 * True when the form must wait: something is not saved yet, and the person decides (`sign-out-dialog.tsx`). Whatever
 * breaks here, the way out stays open.
 */
export function holdsSignOut(form: HTMLFormElement): boolean {
  const { unsent, unsentAnswers } = document.body.dataset;
  if (unsent === undefined && unsentAnswers === undefined) return false;
  standOutbox({ leaving: form });
  return true;
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
