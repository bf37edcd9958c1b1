'use client';

import { useEffect } from 'react';
import { forgetPerson, storedProfile } from '@/lib/platform/browser/stored-profile';
import { refillProfile } from './refill-profile';

/**
 * Who is signed in stands in this tab's session storage (§3). A page that finds nobody there, or the person of another
 * session, asks once, and keeps nothing of that person. It shows and never decides.
 */
export function StoredProfile({ reference }: { reference: string }) {
  useEffect(() => {
    const stored = storedProfile();
    if (stored?.accessToken === reference) return;
    if (stored) forgetPerson();
    void refillProfile();
  }, [reference]);
  return null;
}
