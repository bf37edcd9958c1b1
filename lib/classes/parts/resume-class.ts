import type { Tx } from '@/lib/platform/db/client';
import type { ClassType } from '../rules';

/** Goes on as it was, begun or not. A link to the provider never returns, so that a provider's class is a regular one. */
export async function resumeClass(tx: Tx, { id, type }: { id: string; type: ClassType }): Promise<void> {
  await tx.schoolClass.update({
    where: { id },
    data: { status: 'initiated', endedAt: null, ...(type === 'provider' && { type: 'regular' }) },
    select: { id: true },
  });
}
