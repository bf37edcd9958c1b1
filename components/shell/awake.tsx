'use client';

import { useEffect } from 'react';
import { shownAnew } from '@/lib/platform/browser/times-shown';
import { awakeEvent } from '@/lib/platform/open-pages/loader';

/** Last in the layout: its page is awake now, and whenever this is drawn again the server has drawn the page anew. */
export function Awake() {
  useEffect(shownAnew);
  useEffect(() => {
    dispatchEvent(new Event(awakeEvent));
  }, []);
  return null;
}
