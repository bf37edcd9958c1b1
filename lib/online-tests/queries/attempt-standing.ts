import type { TestAttempt } from '@/lib/platform/db/generated/client';

type Row = Pick<TestAttempt, 'state' | 'deadline' | 'extraMinutes' | 'concludedAt' | 'concludedBy' | 'receipt'>;

/** What the pupil's device may know of how the attempt stands. */
export function attemptStanding(row: Row, now: Date) {
  const { state, deadline, extraMinutes, concludedAt, concludedBy, receipt } = row;
  return {
    state,
    now: now.getTime(),
    deadline: deadline?.getTime() ?? null,
    extraMinutes,
    concludedAt: concludedAt?.getTime() ?? null,
    concludedBy,
    receipt,
  };
}
