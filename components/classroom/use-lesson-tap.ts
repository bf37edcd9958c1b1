'use client';

import { useClockOffset } from '@/components/outbox/use-clock-offset';
import { deviceNow } from '@/lib/platform/browser/device-clock';
import type { InputOf, Operation } from '@/lib/platform/http/operation';
import { queueTap } from '@/lib/platform/outbox/queue-tap';

type Place = { classId: string; number: number };
type Rest<Op extends Operation> = Omit<InputOf<Op>, 'classId' | 'number' | 'at'>;

/**
 * Keeps a tap of this lesson. `readAt` is the server's clock when the page was read, where it just was: taps are dated by
 * it when the device's own clock is wrong.
 */
export function useLessonTap({ classId, number }: Place, readAt: string | undefined) {
  const offsetMs = useClockOffset(readAt);
  /** To the tap's key, once it is on this device's disk; undefined where it is kept nowhere. */
  function tap<Op extends Operation>(op: Op, rest: Rest<Op>, label: string): Promise<string | undefined> {
    const at = new Date(deviceNow() + offsetMs).toISOString();
    return queueTap(op, { ...rest, classId, number, at } as InputOf<Op>, { label });
  }
  return { tap, offsetMs };
}

export type LessonTap = ReturnType<typeof useLessonTap>['tap'];
