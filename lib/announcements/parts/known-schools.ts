import type { Tx } from '@/lib/platform/db/client';
import { refuseUnless } from '@/lib/platform/errors/failures';

/** The chosen schools, each once. One that is gone meanwhile must not turn "these" into "all". */
export async function knownSchools(tx: Tx, ids: readonly string[]): Promise<{ schoolId: string }[]> {
  const found = await tx.school.findMany({ where: { id: { in: [...ids] } }, select: { id: true } });
  const fields = [{ path: 'schoolIds', code: 'schools-gone' }];
  refuseUnless(found.length === new Set(ids).size, 'request.invalid', { fields });
  return found.map(({ id }) => ({ schoolId: id }));
}
