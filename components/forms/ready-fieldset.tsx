'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

/** Closed until the script has taken the form over, because it would put its own values over what was typed before. */
export function ReadyFieldset({ children }: { children: ReactNode }) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <fieldset disabled={!isReady} className="contents">
      {children}
    </fieldset>
  );
}

function never() {
  return () => undefined;
}
