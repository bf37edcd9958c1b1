'use client';

import { useEffect, useState } from 'react';
import { joinClasses } from '@/components/ui/join-classes';
import { leftAt, shownLeft } from '@/lib/classroom/rules/countdown';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { deviceNow } from '@/lib/platform/browser/device-clock';

type Props = {
  timer: Desk['lesson']['timer'];
  label: string;
  /** How far the server's clock is ahead of this device's. */
  offsetMs?: number;
  className?: string;
};

/** The countdown that the whole room sees. It calms: nothing blinks, and only the last minute has a colour. */
export function Countdown({ timer, label, offsetMs = 0, className }: Props) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(deviceNow());
    if (!timer.endsAt) return;
    const ticking = setInterval(() => setNow(deviceNow()), 500);
    return () => clearInterval(ticking);
  }, [timer.endsAt]);
  const left = now === undefined ? timer.leftMs : leftAt(timer, now + offsetMs);
  if (left === null) return null;
  const isLast = left < 60_000;
  return (
    <span
      role="timer"
      aria-label={label}
      className={joinClasses(
        'font-bold tabular-nums',
        isLast && timer.endsAt ? 'text-danger-ink' : undefined,
        className,
      )}
    >
      {shownLeft(left)}
    </span>
  );
}
