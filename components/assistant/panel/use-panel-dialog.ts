'use client';

import { type KeyboardEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';

type Options = { isFull: boolean; takesFocus: boolean; onClose: () => void };

/**
 * A native dialog: modal where it covers the page, beside the page where that stays usable. Who comes back to a panel
 * that stood open keeps the focus where it is.
 */
export function usePanelDialog({ isFull, takesFocus, onClose }: Options) {
  const ref = useRef<HTMLDialogElement>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    dialog.close();
    if (isFull) dialog.showModal();
    else dialog.show();
    const wanted = isFirst.current && takesFocus ? dialog.querySelector<HTMLElement>('[data-focus-first]') : before;
    isFirst.current = false;
    // Opening has moved it to the first control.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (wanted instanceof HTMLElement && (!isFull || dialog.contains(wanted))) wanted.focus();
    document.documentElement.dataset.assistant = isFull ? 'full' : 'side';
    return () => {
      delete document.documentElement.dataset.assistant;
    };
  }, [isFull, takesFocus]);

  // Removed while open and modal, it would leave the page dead.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  function leave(event: SyntheticEvent) {
    // What opens inside it answers for itself.
    if (!(event.target instanceof Element) || event.target.closest('dialog') !== ref.current) return;
    event.preventDefault();
    onClose();
  }

  return {
    ref,
    // A file input inside fires a bubbling `cancel` too.
    onCancel: (event: SyntheticEvent) => event.target === event.currentTarget && leave(event),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && leave(event),
  };
}
