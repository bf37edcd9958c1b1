'use client';

import { useEffect, useEffectEvent } from 'react';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { keepPack } from '@/lib/platform/kept/packs';

/** Behind what the page itself does, and after a burst of taps: keeping is for later. */
const pauseMs = 2000;

/** Keeps the desk on this device as the server stands for it, so that the lesson opens without a line. */
export function useKeptDesk(desk: Desk, person: string): void {
  const keep = useEffectEvent(() => {
    const { class: own, lesson } = desk;
    const pack = {
      person,
      classId: own.id,
      className: own.name,
      lesson: { number: lesson.number, name: lesson.name },
      kind: 'desk' as const,
      content: desk,
      keptAt: Date.now(),
    };
    // Where a browser keeps nothing, the lesson runs with its line alone.
    void keepPack(pack).catch(() => undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each desk that the server stands for is kept.
  useEffect(() => {
    const waiting = setTimeout(keep, pauseMs);
    return () => clearTimeout(waiting);
  }, [desk]);
}
