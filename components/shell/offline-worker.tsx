'use client';

import { useEffect } from 'react';
import type { KeptAttempt } from '@/components/online-tests/device/kept-attempt';
import { lazily } from '@/lib/platform/browser/lazy';
import { registerWorker } from '@/lib/platform/offline/register-worker';
import { isWaiting } from '@/lib/platform/outbox/kept-item';
import { personHere } from '@/lib/platform/outbox/person-here';

/** Whoever is signed in comes back every day, on a line that is cut every day: a page of ours says so then. */
export function OfflineWorker({ shells }: { shells: readonly string[] }) {
  const wanted = shells.join(' ');
  useEffect(() => {
    registerWorker({ shells: wanted ? wanted.split(' ') : [], isIdle });
  }, [wanted]);
  return null;
}

/** Of who is here: what somebody left unsent who never comes back holds nobody up. Nothing changes under a test. */
async function isIdle(): Promise<boolean> {
  const person = personHere();
  if (!person) return true;
  const { itemsOf } = await lazily(() => import('@/lib/platform/outbox/kept-items'));
  if ((await itemsOf(person)).some(isWaiting)) return false;
  const { keptAttempts } = await lazily(() => import('@/components/online-tests/device/database'));
  const isUnderWay = ({ deadline, standing }: KeptAttempt) => deadline > Date.now() && standing?.state !== 'concluded';
  return !(await keptAttempts()).some(isUnderWay);
}
