import { shown, standing } from '@/lib/lessons/queries/standing';
import type { Tx } from '@/lib/platform/db/client';

/** What is stored of a lesson of a class; nothing while it has not started. */
export async function lessonFacts(db: Tx, classId: string, number: number) {
  const found = await db.classLesson.findUnique({
    where: { classId_number: { classId, number } },
    select: {
      ...standing,
      attendanceSavedBy: { select: { name: true } },
      steps: { where: { done: true }, orderBy: { step: 'asc' }, select: { step: true } },
      selfAssessments: { select: { studentId: true, percent: true, late: true, onPaper: true } },
      challengeValues: { select: { studentId: true, percent: true } },
    },
  });
  if (!found) return null;
  const { attendanceSavedBy, steps, selfAssessments, challengeValues, ...lesson } = found;
  return {
    id: lesson.id,
    standing: shown(lesson),
    attendanceSavedAt: lesson.attendanceSavedAt?.toISOString() ?? null,
    attendanceSavedBy: attendanceSavedBy?.name ?? null,
    stepsDone: steps.map(({ step }) => step),
    sliders: selfAssessments,
    values: challengeValues,
  };
}
