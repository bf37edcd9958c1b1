import type { Actor } from '@/lib/access/actor';
import { within } from '@/lib/access/reach';
import type { Tx } from '@/lib/platform/db/client';
import { fail, refuseUnless } from '@/lib/platform/errors/failures';
import { schoolReach } from '@/lib/schools/reach';

/** Where somebody works: an administrator names at least one school, a school's own are at that school. */
export async function namedSchools(tx: Tx, actor: Actor, asked: readonly string[]): Promise<string[]> {
  if (actor.tipo !== 'admin') return actor.schoolId ? [actor.schoolId] : fail('MODEL_NOT_FOUND');
  refuseUnless(asked.length > 0, 'request.invalid', { fields: [{ path: 'schoolIds', code: 'required' }] });
  const ids = [...new Set(asked)];
  const found = await tx.school.count({ where: within(schoolReach, actor, { id: { in: ids } }) });
  refuseUnless(found === ids.length, 'MODEL_NOT_FOUND');
  return ids;
}
