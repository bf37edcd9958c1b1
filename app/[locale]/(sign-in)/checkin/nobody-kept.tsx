'use client';

import { useEffect } from 'react';
import { forgetDevice } from '@/components/shell/leave-device';
import { forgetPersonHere } from '@/lib/platform/kept/person';

/** Who was here and whose time ran out left no way to leave: what was kept for the lesson goes all the same. */
export function NobodyKept({ deviceEnded = false }: { deviceEnded?: boolean }) {
  useEffect(() => {
    forgetPersonHere().catch(() => undefined);
    if (deviceEnded) forgetDevice();
  }, [deviceEnded]);
  return null;
}
