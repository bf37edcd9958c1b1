import type { Tx } from '@/lib/platform/db/client';
import { refuseUnless } from '@/lib/platform/errors/failures';

type Days = { schoolId: string; moduleId: string; from: string; until: string | null };

/** A part of authorising: from when, and perhaps until when, one school may use one module. */
export async function setDays(tx: Tx, { schoolId, moduleId, from, until }: Days) {
  refuseUnless(until === null || until >= from, 'request.invalid', {
    fields: [{ path: 'until', code: 'before-begin' }],
  });
  const days = { from: new Date(from), until: until === null ? null : new Date(until) };
  return tx.moduleAuthorisation.upsert({
    where: { schoolId_moduleId: { schoolId, moduleId } },
    create: { schoolId, moduleId, ...days },
    update: days,
  });
}
