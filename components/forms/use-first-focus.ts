'use client';

import { type RefObject, useEffect } from 'react';

const fields = 'input:not([type="file"], [readonly]), select, textarea';

/** Whoever pressed the button that saved what came before is done there. */
function isElsewhere(): boolean {
  const at = document.activeElement;
  return at !== null && at !== document.body && !at.matches('[type="submit"]');
}

/**
 * What was opened to fill in this one form, or to go on from here, begins with its first field, unless the person is somewhere already. Not where
 * the keyboard of a phone would cover half of the page.
 */
export function useFirstFocus(part: RefObject<HTMLElement | null>, isWanted: boolean, wanted = fields): void {
  useEffect(() => {
    if (!isWanted || !matchMedia('(pointer: fine)').matches) return;
    // A form of a page that was just loaded opens its fields a moment later.
    const frame = requestAnimationFrame(() => {
      if (!isElsewhere()) part.current?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [part, isWanted, wanted]);
}
