'use client';

import { useEffect } from 'react';
import { awakeEvent } from '@/lib/platform/open-pages/loader';

export function Awake() {
  useEffect(() => {
    dispatchEvent(new Event(awakeEvent));
  }, []);
  return null;
}
