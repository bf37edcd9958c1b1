import type { Tx } from '@/lib/platform/db/client';

/** A part of what changes for many pupils what their form shows: one that was opened before is refused. */
export async function touchStudents(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE students SET revision = revision + 1, updated_at = ${now} WHERE id = ANY(${[...ids]}::uuid[])`;
}
