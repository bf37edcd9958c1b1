'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { call } from '@/lib/platform/browser/call';
import type { InputOf, Operation } from '@/lib/platform/http/operation';

/** Long enough to have been read at a glance, and to tell of several at once. */
const shownMs = 1000;
const steps = [0, 0.25, 0.5, 0.75, 1];

type Props<Op extends Operation> = {
  /** Takes `ids`; telling it again changes nothing. */
  op: Op;
  children: ReactNode;
};

/** At least half of it, or half of the screen where it is taller than that. */
function isInSight({ intersectionRatio, intersectionRect }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2;
}

/**
 * Tells what was really on the screen: whatever inside carries `data-unseen` with its id. Without a line nothing is lost:
 * it stays new, and is told of at the next visit.
 */
export function SeenOnScreen<Op extends Operation>({ op, children }: Props<Op>) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const waiting = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tell() {
      timer = undefined;
      if (document.visibilityState !== 'visible' || waiting.size === 0) return;
      const ids = [...waiting];
      waiting.clear();
      call(op, { ids } as InputOf<Op>, { staysHere: true }).catch(() => undefined);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const id = (entry.target as HTMLElement).dataset.unseen ?? '';
          if (isInSight(entry)) waiting.add(id);
        }
        if (waiting.size > 0) timer ??= setTimeout(tell, shownMs);
      },
      { threshold: steps },
    );
    for (const each of around.current?.querySelectorAll('[data-unseen]') ?? []) observer.observe(each);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [op]);
  return <div ref={around}>{children}</div>;
}
