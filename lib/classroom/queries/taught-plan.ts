import type { Actor } from '@/lib/access/actor';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';

export const planFields = {
  materials: true,
  steps: true,
  activity: true,
  questions: true,
  facilitatorNotes: true,
} satisfies Prisma.LessonPlanSelect & Prisma.AdaptedPlanSelect;

type Plan = Prisma.LessonPlanGetPayload<{ select: typeof planFields }>;
type Taught = { classId: string; lessonCode: string; plan: Plan };

/**
 * What who teaches goes by: the own adaptation, as it was prepared from. Steps are ticked by their place, so that those who
 * teach a class together go by the plan that it began with, which is the one that they all have; who prepared another one
 * is told so (`isAside`).
 */
export async function taughtPlan(db: Tx, { id: facilitatorId }: Actor, { classId, lessonCode, plan }: Taught) {
  const own = await db.adaptedPlan.findFirst({
    where: { facilitatorId, lesson: { code: lessonCode } },
    select: planFields,
  });
  const isAlone = own !== null && (await db.classFacilitator.count({ where: { classId } })) === 1;
  return { plan: isAlone ? own : plan, isAdapted: isAlone, isAside: own !== null && !isAlone };
}
