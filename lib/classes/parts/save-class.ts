import { judgeAnew } from '@/lib/access/live/judge-anew';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';

type Changes = {
  id: string;
  revision: number;
  data: Prisma.SchoolClassUncheckedUpdateInput;
  facilitatorIds: readonly string[];
};

/** Who stays responsible keeps the day since when. Who does not hears no pupil's doubt any more, on a page that stands open. */
export async function saveClass(tx: Tx, { id: classId, revision, data, facilitatorIds }: Changes): Promise<void> {
  const ids = [...facilitatorIds];
  await tx.schoolClass.update({
    where: { id: classId },
    data: { ...data, revision: revision + 1 },
    select: { id: true },
  });
  const gone = { classId, facilitatorId: { notIn: ids } };
  const leaving = await tx.classFacilitator.findMany({ where: gone, select: { facilitatorId: true } });
  await tx.classFacilitator.deleteMany({ where: gone });
  await judgeAnew(
    tx,
    leaving.map(({ facilitatorId }) => facilitatorId),
  );
  await tx.classFacilitator.createMany({
    data: ids.map((facilitatorId) => ({ classId, facilitatorId })),
    skipDuplicates: true,
  });
}
