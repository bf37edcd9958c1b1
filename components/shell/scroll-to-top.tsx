'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** The page scrolls to the top on each path change (§2), not when only the query changes. */
export function ScrollToTop() {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason to run, not an input.
  useEffect(() => {
    // In braces: newer browsers return a promise here, which React would take for a clean-up.
    window.scrollTo(0, 0);
  }, [path]);
  return null;
}
