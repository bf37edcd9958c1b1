'use client';

import { useEffect, useEffectEvent } from 'react';
import { keepPack } from '@/lib/platform/kept/packs';
import { type ForLesson, packOf } from './pack-of';

/** Behind what the page itself does, and after a burst of taps: keeping is for later. */
const pauseMs = 2000;

/**
 * Keeps the desk or the seat on this device as the server stands for it, so that the lesson opens without a line. One that
 * was kept before stays as old as it was (`keptAt`). Nobody's (`person`) is kept nowhere.
 */
export function useKeptPack(pack: ForLesson, person: string | undefined, keptAt?: number): void {
  const keep = useEffectEvent(() => {
    const { lesson, lessons } = pack.content;
    // One that is looked back at takes no place of the one that is due.
    const isDue = lessons.every(({ number, status }) => number <= lesson.number || status === 'notStarted');
    if (!(person && isDue)) return;
    // Where a browser keeps nothing, the lesson runs with its line alone.
    void keepPack(packOf(pack, person, keptAt ?? Date.now())).catch(() => undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each one that the server stands for is kept.
  useEffect(() => {
    const waiting = setTimeout(keep, pauseMs);
    return () => clearTimeout(waiting);
  }, [pack.content]);
}
