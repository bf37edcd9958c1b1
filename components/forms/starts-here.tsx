'use client';

import { type ReactNode, useRef } from 'react';
import { useFirstFocus } from './use-first-focus';

/** The one step that there is on a page: whoever comes by keyboard stands on it. */
export function StartsHere({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useFirstFocus(part, true, 'a[href], button');
  return (
    <div ref={part} className="contents">
      {children}
    </div>
  );
}
