'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useLive } from '@/lib/platform/browser/live/use-live';

type Props = {
  topics: readonly string[];
  /** Where `livePosition()` stood before the page read what it shows. */
  since: string;
};

/** Reads the page anew when something that it shows was changed by somebody else. What is typed stays. */
export function LiveRefresh({ topics, since }: Props) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive(topics, since, () => {
    clearTimeout(timer.current);
    // A class must not ask for forty pages in one moment.
    timer.current = setTimeout(() => router.refresh(), 200 + Math.random() * 1000);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return null;
}
