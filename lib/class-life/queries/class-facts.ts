import type { Tx } from '@/lib/platform/db/client';
import { unitOfLesson } from '@/lib/points/rules/lesson-rules';
import type { ClassFacts } from '../rules/guards';
import { plansOfModule } from './plans-of-module';

type Asked = { id: string; courseId: string; moduleCode: string; providerToken: string | null };

/** A module too short for a third unit has none that could be open. */
async function isUnitThreeOpen(tx: Tx, classId: string): Promise<boolean> {
  const plans = await tx.classPlan.findMany({ where: { classId }, select: { number: true } });
  if (!plans.some(({ number }) => unitOfLesson(number) === 3)) return false;
  return (await tx.unitClosing.count({ where: { classId, unit: 3 } })) === 0;
}

/** All that the guards ask for, as it is in this transaction. */
export async function classFacts(tx: Tx, asked: Asked): Promise<ClassFacts> {
  const { id: classId } = asked;
  return {
    hasLessonProgress: (await tx.classLesson.count({ where: { classId } })) > 0,
    isUnitThreeOpen: await isUnitThreeOpen(tx, classId),
    isEvolved: (await tx.schoolClass.count({ where: { evolvedFromId: classId } })) > 0,
    isLinked: asked.providerToken !== null,
    hasPupils: (await tx.enrolment.count({ where: { classId, leftAt: null, student: { fictitious: false } } })) > 0,
    hasFacilitator: (await tx.classFacilitator.count({ where: { classId } })) > 0,
    hasPlans: (await plansOfModule(tx, asked)).length > 0,
  };
}
