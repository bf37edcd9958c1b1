import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';

type Changes = {
  id: string;
  revision: number;
  data: Prisma.SchoolClassUncheckedUpdateInput;
  facilitatorIds: readonly string[];
};

/** Who stays responsible keeps the day since when. */
export async function saveClass(tx: Tx, { id: classId, revision, data, facilitatorIds }: Changes): Promise<void> {
  const ids = [...facilitatorIds];
  await tx.schoolClass.update({
    where: { id: classId },
    data: { ...data, revision: revision + 1 },
    select: { id: true },
  });
  await tx.classFacilitator.deleteMany({ where: { classId, facilitatorId: { notIn: ids } } });
  await tx.classFacilitator.createMany({
    data: ids.map((facilitatorId) => ({ classId, facilitatorId })),
    skipDuplicates: true,
  });
}
