'use client';

import { useState } from 'react';

/** A device whose clock is wrong by more than this would date its taps out of order with everybody else's. */
const clockFaultMs = 120_000;

/** What the device's clock is wrong by. `readAt` is the server's clock when the page was read, where it just was. */
export function useClockOffset(readAt: string | undefined): number {
  const [offsetMs] = useState(() => {
    const difference = readAt ? Date.parse(readAt) - Date.now() : 0;
    return Math.abs(difference) > clockFaultMs ? difference : 0;
  });
  return offsetMs;
}
