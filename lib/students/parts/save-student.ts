import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';

type Saved = Prisma.StudentUncheckedUpdateInput & { id: string; login: string; registrationNumber: string };

/** A part of saving a pupil's registration, of a row that the command holds. */
export async function saveStudent(tx: Tx, { id, login, registrationNumber, ...data }: Saved): Promise<void> {
  await tx.student.update({
    where: { id },
    data: { ...data, registrationNumber: registrationNumber || login },
    select: { id: true },
  });
}
