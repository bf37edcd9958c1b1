'use client';

import { useEffect, useEffectEvent } from 'react';
import type { Desk } from '@/lib/classroom/schemas/desk';
import type { Seat } from '@/lib/classroom/schemas/seat';
import { keepPack } from '@/lib/platform/kept/packs';

/** Behind what the page itself does, and after a burst of taps: keeping is for later. */
const pauseMs = 2000;

type Kept = { readonly kind: 'desk'; readonly content: Desk } | { readonly kind: 'seat'; readonly content: Seat };

/**
 * Keeps the desk or the seat on this device as the server stands for it, so that the lesson opens without a line. One that
 * was kept before stays as old as it was (`keptAt`). Nobody's (`person`) is kept nowhere.
 */
export function useKeptPack({ kind, content }: Kept, person: string | undefined, keptAt?: number): void {
  const keep = useEffectEvent(() => {
    const { class: own, lesson, lessons } = content;
    // One that is looked back at takes no place of the one that is due.
    const isDue = lessons.every(({ number, status }) => number <= lesson.number || status === 'notStarted');
    if (!(person && isDue)) return;
    const pack = {
      person,
      classId: own.id,
      className: own.name,
      lesson: { number: lesson.number, name: lesson.name },
      kind,
      content,
      keptAt: keptAt ?? Date.now(),
    };
    // Where a browser keeps nothing, the lesson runs with its line alone.
    void keepPack(pack).catch(() => undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each one that the server stands for is kept.
  useEffect(() => {
    const waiting = setTimeout(keep, pauseMs);
    return () => clearTimeout(waiting);
  }, [content]);
}
