import { setSchools } from '@/lib/accounts/parts/set-schools';
import type { Tx } from '@/lib/platform/db/client';
import { linkedAfter } from '../rules';

type Entrusted = { id: string; schoolIds: readonly string[] };

/** A part of registering and of saving: exactly these schools, of which what is new is linked at once. */
export async function entrustSchools(tx: Tx, { id: accountId, schoolIds }: Entrusted): Promise<void> {
  const entrusted = [...new Set(schoolIds)];
  const before = await tx.advisorSchool.findMany({ where: { accountId }, select: { schoolId: true } });
  const links = await tx.schoolLink.findMany({ where: { accountId }, select: { schoolId: true } });
  await tx.advisorSchool.deleteMany({ where: { accountId, schoolId: { notIn: entrusted } } });
  await tx.advisorSchool.createMany({
    data: entrusted.map((schoolId) => ({ accountId, schoolId })),
    skipDuplicates: true,
  });
  const ids = (rows: readonly { schoolId: string }[]) => rows.map(({ schoolId }) => schoolId);
  await setSchools(tx, {
    id: accountId,
    schoolIds: linkedAfter({ before: ids(before), entrusted, linked: ids(links) }),
  });
}
