import type { Tx } from '@/lib/platform/db/client';

type Pinned = { lessonId: string; planId: string; number: number };
type Beginning = { id: string; mmCode: boolean; now: Date; plans: readonly Pinned[] };

/** From now on its module, its point scheme and the version of every lesson's plan stand. */
export async function beginClass(tx: Tx, { id: classId, mmCode, now, plans }: Beginning): Promise<void> {
  await tx.schoolClass.update({ where: { id: classId }, data: { startedAt: now, mmCode }, select: { id: true } });
  await tx.classPlan.createMany({ data: plans.map((plan) => ({ classId, ...plan })) });
}
