import type { Tx } from '@/lib/platform/db/client';

type End = { id: string; status: 'done' | 'cancelled'; now: Date };

/** What ends gives its link to the provider up; its pupils stay listed as those of its last day. */
export async function endClass(tx: Tx, { id, status, now }: End): Promise<void> {
  await tx.schoolClass.update({
    where: { id },
    data: { status, endedAt: now, providerToken: null },
    select: { id: true },
  });
}
