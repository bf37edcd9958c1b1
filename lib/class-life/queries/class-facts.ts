import type { Tx } from '@/lib/platform/db/client';
import { unitOfLesson } from '@/lib/points/rules/lesson-rules';
import type { ClassFacts } from '../rules/guards';
import { plansOfModule } from './plans-of-module';

type Asked = { id: string; courseId: string; moduleCode: string; providerToken: string | null };

/** The last that has lessons: a short module ends with its first unit or its second. What is open then is never paid. */
async function isLastUnitOpen(tx: Tx, classId: string): Promise<boolean> {
  const plans = await tx.classPlan.findMany({ where: { classId }, select: { number: true } });
  const last = Math.max(...plans.map(({ number }) => unitOfLesson(number) ?? 0));
  return last > 0 && (await tx.unitClosing.count({ where: { classId, unit: last } })) === 0;
}

/**
 * Whoever came to another class of the module after this one takes along what was reached here before any lesson: it would
 * be gone there. What was paid stays for good.
 */
async function isTakenAlong(tx: Tx, classId: string): Promise<boolean> {
  const [found] = await tx.$queryRaw<{ taken: boolean }[]>`
    WITH gone AS (
      SELECT e.student_id
        FROM classes own
        JOIN enrolments e ON e.class_id = own.id
        JOIN classes c ON c.school_id = own.school_id AND c.course_id = own.course_id AND c.module_code = own.module_code
                          AND c.id <> own.id AND c.started_at IS NOT NULL
        JOIN enrolments after ON after.class_id = c.id AND after.student_id = e.student_id
                                 AND after.enrolled_at > e.enrolled_at
       WHERE own.id = ${classId}::uuid)
    SELECT EXISTS (SELECT FROM journey_classes WHERE class_id = ${classId}::uuid)
        OR EXISTS (SELECT FROM gone JOIN test_grades USING (student_id) WHERE class_id = ${classId}::uuid)
        OR EXISTS (SELECT FROM gone JOIN test_attempts USING (student_id)
                    WHERE class_id = ${classId}::uuid AND archived_at IS NULL AND begun_at IS NOT NULL)
        OR EXISTS (SELECT FROM gone JOIN challenge_ticks USING (student_id) WHERE class_id = ${classId}::uuid)
        OR EXISTS (SELECT FROM gone JOIN project_grades USING (student_id) WHERE class_id = ${classId}::uuid)
        AS taken`;
  return found?.taken ?? false;
}

/** All that the guards ask for, as it is in this transaction. */
export async function classFacts(tx: Tx, asked: Asked): Promise<ClassFacts> {
  const { id: classId } = asked;
  return {
    hasLessonProgress: (await tx.classLesson.count({ where: { classId } })) > 0,
    isTakenAlong: await isTakenAlong(tx, classId),
    isLastUnitOpen: await isLastUnitOpen(tx, classId),
    isEvolved: (await tx.schoolClass.count({ where: { evolvedFromId: classId } })) > 0,
    isLinked: asked.providerToken !== null,
    hasPupils: (await tx.enrolment.count({ where: { classId, leftAt: null, student: { fictitious: false } } })) > 0,
    hasFacilitator: (await tx.classFacilitator.count({ where: { classId } })) > 0,
    hasPlans: (await plansOfModule(tx, asked)).length > 0,
  };
}
