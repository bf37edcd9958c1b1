'use client';

import { useEffect } from 'react';
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

/** Of who is here: what somebody left unsent who never comes back holds nobody up. */
async function isIdle(): Promise<boolean> {
  const person = personHere();
  if (!person) return true;
  const { itemsOf } = await lazily(() => import('@/lib/platform/outbox/kept-items'));
  return !(await itemsOf(person)).some(isWaiting);
}
