import type { Tx } from '@/lib/platform/db/client';
import type { AttemptEnd } from '@/lib/platform/db/generated/client';
import { gradeAttempt } from './grade-attempt';

type Ending = { id: string; at: Date; by: AttemptEnd; now: Date };

/** Ends an attempt that is held, and counts it: nothing that is given after `at` changes it. */
export async function concludeAttempt(tx: Tx, { id, at, by, now }: Ending): Promise<void> {
  await tx.testAttempt.update({
    where: { id },
    data: { state: 'concluded', concludedAt: at, concludedBy: by },
    select: { id: true },
  });
  await gradeAttempt(tx, id, now);
}
