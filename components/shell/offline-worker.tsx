'use client';

import { useEffect } from 'react';
import { registerWorker } from '@/lib/platform/offline/register-worker';

/** Whoever is signed in comes back every day, on a line that is cut every day: a page of ours says so then. */
export function OfflineWorker() {
  useEffect(registerWorker, []);
  return null;
}
