import type { Tx } from '@/lib/platform/db/client';

/** A part of undoing: enrolments that never should have been. */
export async function forgetEnrolments(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.enrolment.deleteMany({ where: { id: { in: [...ids] }, leftAt: null } });
}
