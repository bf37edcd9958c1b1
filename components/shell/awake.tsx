'use client';

import { useEffect } from 'react';
import { awakeEvent } from '@/lib/platform/browser/late-scripts';

export function Awake() {
  useEffect(() => {
    dispatchEvent(new Event(awakeEvent));
  }, []);
  return null;
}
