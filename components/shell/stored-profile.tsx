'use client';

import { useEffect } from 'react';
import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { readStored } from '@/lib/platform/browser/stored-values';
import { refillProfile } from './refill-profile';

/**
 * Who is signed in stands in this tab's session storage (§3). A page that finds nobody there, or the person of another
 * session, asks once. It shows and never decides.
 */
export function StoredProfile({ reference }: { reference: string }) {
  useEffect(() => {
    const stored = readStored('session', storedKeys.profile) as { accessToken?: unknown } | undefined;
    if (stored?.accessToken !== reference) void refillProfile();
  }, [reference]);
  return null;
}
