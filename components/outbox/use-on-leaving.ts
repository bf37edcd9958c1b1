'use client';

import { useEffect, useEffectEvent } from 'react';

/**
 * A browser that is closed, a phone that is put away, and whoever goes back leave what stands in a field as well: nothing
 * tells the field. Who only looks elsewhere comes back to it, so that `keep` is called again and again.
 */
export function useOnLeaving(keep: () => void): void {
  const leaving = useEffectEvent(keep);
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && leaving();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      leaving();
    };
  }, []);
}
