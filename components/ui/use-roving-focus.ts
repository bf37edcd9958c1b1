'use client';

import { type KeyboardEvent, useRef, useState } from 'react';

/** Where a key leads among so many controls; nothing for a key that leads nowhere. */
export function nextStop(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Many controls and one stop of the Tab key, as the toolbar pattern of WAI-ARIA has it: arrows, Home and End walk in it,
 * and Tab comes back to where one was.
 */
export function useRovingFocus(count: number) {
  const stops = useRef<(HTMLElement | null)[]>([]);
  const [current, setCurrent] = useState(0);

  function walk(event: KeyboardEvent): void {
    const at = stops.current.indexOf(event.target as HTMLElement);
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    const next = at < 0 || hasModifier ? undefined : nextStop(event.key, at, count);
    if (next === undefined) return;
    event.preventDefault();
    stops.current[next]?.focus();
  }

  return {
    stop: (index: number) => ({
      ref: (element: HTMLElement | null) => {
        stops.current[index] = element;
      },
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setCurrent(index),
      onKeyDown: walk,
    }),
  };
}
