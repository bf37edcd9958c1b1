import type { Tx } from '@/lib/platform/db/client';
import type { ClassFacts } from '../rules/guards';
import { plansOfModule } from './plans-of-module';

type Asked = { id: string; courseId: string; moduleCode: string; providerToken: string | null };

/**
 * What only the classroom can say of a class. There are no lessons and no closing of units yet, so nothing has begun and
 * nothing is open: lessons and units answer here as soon as they exist, and the guards need no change.
 */
const classroom: Record<'hasLessonProgress' | 'isUnitThreeOpen', (tx: Tx, classId: string) => Promise<boolean>> = {
  hasLessonProgress: async () => false,
  isUnitThreeOpen: async () => false,
};

/** All that the guards ask for, as it is in this transaction. */
export async function classFacts(tx: Tx, asked: Asked): Promise<ClassFacts> {
  const { id: classId } = asked;
  return {
    hasLessonProgress: await classroom.hasLessonProgress(tx, classId),
    isUnitThreeOpen: await classroom.isUnitThreeOpen(tx, classId),
    isEvolved: (await tx.schoolClass.count({ where: { evolvedFromId: classId } })) > 0,
    isLinked: asked.providerToken !== null,
    hasPupils: (await tx.enrolment.count({ where: { classId, leftAt: null, student: { fictitious: false } } })) > 0,
    hasFacilitator: (await tx.classFacilitator.count({ where: { classId } })) > 0,
    hasPlans: (await plansOfModule(tx, asked)).length > 0,
  };
}
