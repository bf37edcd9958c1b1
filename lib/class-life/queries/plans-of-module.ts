import type { Tx } from '@/lib/platform/db/client';

type Module = { courseId: string; moduleCode: string };

/** The published version of each lesson's plan, by the lesson's number in the module; a lesson without one is left out. */
export async function plansOfModule(tx: Tx, { courseId, moduleCode }: Module) {
  const lessons = await tx.lesson.findMany({
    where: { unit: { module: { courseId, code: moduleCode } } },
    orderBy: [{ unit: { number: 'asc' } }, { position: 'asc' }],
    select: { id: true, plans: { where: { status: 'published' }, select: { id: true } } },
  });
  return lessons.flatMap(({ id, plans: [plan] }, index) =>
    plan ? [{ lessonId: id, planId: plan.id, number: index + 1 }] : [],
  );
}
