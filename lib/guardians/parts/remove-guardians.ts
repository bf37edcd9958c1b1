import type { Tx } from '@/lib/platform/db/client';

/** A part of undoing: guardians of a school whom nobody is tied to any more. */
export async function removeGuardians(tx: Tx, schoolId: string, ids: readonly string[]): Promise<void> {
  await tx.guardian.deleteMany({ where: { id: { in: [...ids] }, schoolId, students: { none: {} } } });
}
