'use client';

import { useEffect } from 'react';

/** The browser asks before typed text is lost by closing, reloading or leaving. */
export function useUnsavedGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    // Without it the buttons of an older browser go back unasked.
    const history = 'navigation' in window ? window.navigation : undefined;
    addEventListener('beforeunload', ask);
    addEventListener('click', leaveByLoading, { capture: true });
    history?.addEventListener('navigate', goBackByLoading);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('click', leaveByLoading, { capture: true });
      history?.removeEventListener('navigate', goBackByLoading);
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

/** Back and forward between pages that the router changed are no loads either. */
function goBackByLoading(event: NavigateEvent): void {
  const { navigationType, cancelable, destination } = event;
  if (navigationType !== 'traverse' || !cancelable || !destination.sameDocument) return;
  if (new URL(destination.url).pathname === location.pathname) return;
  event.preventDefault();
  location.assign(destination.url);
}
