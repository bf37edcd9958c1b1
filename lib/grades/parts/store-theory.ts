import type { Tx } from '@/lib/platform/db/client';

type Reached = {
  classId: string;
  schoolId: string;
  unit: number;
  studentId: string;
  /** None: the test is as if it had not been taken. */
  theory: { right: number; total: number } | null;
};

/** What the online test counted. The practical grade beside it stays. */
export async function storeTheory(tx: Tx, { classId, schoolId, unit, studentId, theory }: Reached): Promise<void> {
  const counted = { theoryRight: theory?.right ?? null, theoryTotal: theory?.total ?? null };
  await tx.testGrade.upsert({
    where: { classId_studentId_unit: { classId, studentId, unit } },
    create: { classId, schoolId, studentId, unit, ...counted },
    update: counted,
    select: { unit: true },
  });
}
