import { keepSessionsInSchools } from '@/lib/access/session';
import type { Tx } from '@/lib/platform/db/client';
import { setSchoolLinks } from '@/lib/schools/parts/set-school-links';

type Schools = { id: string; schoolIds: readonly string[] };

/**
 * A part of saving who works at several schools: at exactly these from now on. The open one, of the account and of each
 * session, is one of them; the caller holds the account's row.
 */
export async function setSchools(tx: Tx, { id, schoolIds }: Schools) {
  await setSchoolLinks(tx, { accountId: id, schoolIds });
  const before = await tx.account.findUniqueOrThrow({ where: { id }, select: { schoolId: true } });
  const isInside = before.schoolId !== null && schoolIds.includes(before.schoolId);
  const schoolId = isInside ? before.schoolId : (schoolIds[0] ?? null);
  if (!isInside) await tx.account.update({ where: { id }, data: { schoolId }, select: { id: true } });
  await keepSessionsInSchools(tx, id, { schoolIds, schoolId });
  return { schoolId };
}
