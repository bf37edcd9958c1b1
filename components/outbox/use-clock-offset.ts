'use client';

import { useState } from 'react';
import { offsetSince } from '@/lib/platform/browser/device-clock';

/**
 * What the device's clock is wrong by. `readAt` is the server's clock when the page was read, where this document did that:
 * just now, or before it was shown again.
 */
export function useClockOffset(readAt: string | undefined): number {
  const [offsetMs] = useState(() => (readAt ? offsetSince(readAt) : 0));
  return offsetMs;
}
