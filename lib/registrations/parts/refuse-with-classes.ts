import { refuseUnless } from '@/lib/facilitators/failures';
import type { Tx } from '@/lib/platform/db/client';

type Leaving = { id: string; schoolIds: readonly string[] };

/** Whoever is responsible for a class that goes on hands it over before leaving its school. */
export async function refuseWithClasses(tx: Tx, { id, schoolIds }: Leaving): Promise<void> {
  const open = {
    schoolId: { in: [...schoolIds] },
    status: 'initiated' as const,
    facilitators: { some: { facilitatorId: id } },
  };
  refuseUnless((await tx.schoolClass.count({ where: open })) === 0, 'facilitator.has-classes');
}
