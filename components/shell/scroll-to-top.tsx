'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** The page scrolls to the top on each path change (§2): not on the first view, not when only the query changes. */
export function ScrollToTop() {
  const path = usePathname();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
  }, [path]);
  return null;
}
