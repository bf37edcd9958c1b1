'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { type Draft, drafts } from './drafts';

/** What waits in the field of a conversation; nothing while that is not known. */
export function useDraft(key: string | undefined): Draft {
  const read = () => drafts.of(key);
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && drafts.reread();
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
  return useSyncExternalStore(drafts.subscribe, read, read);
}
