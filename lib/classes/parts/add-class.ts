import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';

type NewClass = Omit<Prisma.SchoolClassUncheckedCreateInput, 'facilitators' | 'enrolments' | 'plans'>;

/** A class that nobody has begun yet, with who is responsible for it. */
export async function addClass(tx: Tx, data: NewClass, facilitatorIds: readonly string[]): Promise<string> {
  const { id } = await tx.schoolClass.create({ data, select: { id: true } });
  await tx.classFacilitator.createMany({
    data: facilitatorIds.map((facilitatorId) => ({ classId: id, facilitatorId })),
  });
  return id;
}
