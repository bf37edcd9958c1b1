import type { Tx } from '@/lib/platform/db/client';

/** The exact row of before it ended, its link to the provider too: as if it had never been. */
export async function restoreClass(tx: Tx, { id, providerToken }: { id: string; providerToken: string | null }) {
  await tx.schoolClass.update({
    where: { id },
    data: { status: 'initiated', endedAt: null, providerToken },
    select: { id: true },
  });
}
