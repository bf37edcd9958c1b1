'use client';

import { useEffect } from 'react';
import { lazily } from '@/lib/platform/browser/lazy';
import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { readStored } from '@/lib/platform/browser/stored-values';

/**
 * Who is signed in stands in this tab's session storage (§3). A page that finds nobody there, or the person of another
 * session, asks once. It shows and never decides.
 */
export function StoredProfile({ reference }: { reference: string }) {
  useEffect(() => {
    const stored = readStored('session', storedKeys.profile) as { accessToken?: unknown } | undefined;
    if (stored?.accessToken === reference) return;
    // The operation comes with its schemas, so only a page that needs it pays for it.
    // Without it the tab shows what it has; the next page asks again.
    lazily(() => import('./refill-profile')).then(
      ({ refillProfile }) => refillProfile(),
      () => undefined,
    );
  }, [reference]);
  return null;
}
