'use client';

import { useEffect } from 'react';

/** The browser asks before typed text is lost by closing, reloading or leaving. */
export function useUnsavedGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    addEventListener('click', leaveByLoading, { capture: true });
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('click', leaveByLoading, { capture: true });
    };
  }, [isDirty]);
}

/** A link inside the product would change the page without asking: followed as a load, the browser asks. */
function leaveByLoading(event: MouseEvent): void {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const link = (event.target as Element).closest?.('a[href]');
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname === location.pathname) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(link.href);
}
