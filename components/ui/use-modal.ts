import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';

export interface ModalState {
  open: boolean;
  /** Asked for by Esc, the backdrop or the close button; the owner then sets `open` to false. */
  onClose: () => void;
  /** Only an answer closes it: Esc and the backdrop make it bounce. */
  mustAnswer?: boolean;
}

/** What a native `<dialog>` needs to follow React state. It keeps focus inside and gives it back by itself. */
export function useModal({ open, onClose, mustAnswer = false }: ModalState) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) show(dialog);
    else dialog.close();
  }, [open]);

  // Removed while open, it would drop focus on the body: closing first sends focus back to what opened it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  function leave() {
    if (mustAnswer) bounce(ref.current);
    else onClose();
  }

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // A file input inside also fires a bubbling `cancel`.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      leave();
    },
    // A browser may close on the second Esc whatever we say.
    onClose(event: SyntheticEvent) {
      if (event.target !== event.currentTarget || !open || !ref.current?.isConnected) return;
      if (mustAnswer) show(ref.current);
      leave();
    },
    onPointerDown(event: SyntheticEvent) {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    // Only a press that also began outside: a selection dragged out of a text box is no wish to leave.
    onClick(event: MouseEvent) {
      if (pressedBackdrop.current && event.target === event.currentTarget) leave();
    },
    onAnimationEnd(event: SyntheticEvent) {
      if (event.target === event.currentTarget) ref.current?.removeAttribute('data-bounce');
    },
  };
}

function show(dialog: HTMLDialogElement) {
  dialog.showModal();
  const first =
    dialog.querySelector<HTMLElement>('[data-focus-first]') ?? dialog.querySelector<HTMLElement>('h2[tabindex]');
  first?.focus();
}

function bounce(dialog: HTMLDialogElement | null) {
  dialog?.setAttribute('data-bounce', '');
}
