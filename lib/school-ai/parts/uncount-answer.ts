import type { Actor } from '@/lib/access/actor';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import type { Tx } from '@/lib/platform/db/client';

/** One answer less on its day: it failed. */
export async function uncountAnswer(tx: Tx, { schoolId }: Actor, { at }: { at: Date }) {
  if (!schoolId) return null;
  const ofDay = { schoolId, day: schoolDay(at), answers: { gt: 0 } };
  await tx.schoolAiUse.updateMany({ where: ofDay, data: { answers: { decrement: 1 } } });
  return { at };
}
