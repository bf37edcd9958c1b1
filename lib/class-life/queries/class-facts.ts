import type { Tx } from '@/lib/platform/db/client';
import type { ClassFacts } from '../rules/guards';
import { plansOfModule } from './plans-of-module';

type Asked = { id: string; courseId: string; moduleCode: string; providerToken: string | null };

/** There is no closing of units yet, so none is open: units answer here as soon as they exist. */
async function isUnitThreeOpen(_tx: Tx, _classId: string): Promise<boolean> {
  return false;
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
