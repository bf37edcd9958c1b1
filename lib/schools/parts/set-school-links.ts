import type { Tx } from '@/lib/platform/db/client';

type Links = { accountId: string; schoolIds: readonly string[] };

/** A part of saving who works at several schools: `lib/accounts` sees to the one that is open. */
export async function setSchoolLinks(tx: Tx, { accountId, schoolIds }: Links) {
  await tx.schoolLink.deleteMany({ where: { accountId, schoolId: { notIn: [...schoolIds] } } });
  const data = schoolIds.map((schoolId) => ({ accountId, schoolId }));
  return tx.schoolLink.createMany({ data, skipDuplicates: true });
}
