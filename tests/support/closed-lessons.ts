import { db } from '@/lib/platform/db/client';

type Given = { classId: string; schoolId: string; studentIds: readonly string[]; numbers: readonly number[] };

/** Lessons that were held and closed now, with everybody there and the facilitator's full value. */
export async function closedLessons({ classId, schoolId, studentIds, numbers }: Given): Promise<void> {
  const closedAt = new Date();
  for (const number of numbers) {
    const { id: classLessonId } = await db().classLesson.create({
      data: {
        classId,
        schoolId,
        number,
        status: 'closed',
        startedAt: closedAt,
        closedAt,
        attendanceSavedAt: closedAt,
      },
    });
    const rows = studentIds.map((studentId) => ({ classLessonId, schoolId, studentId }));
    await db().attendanceMark.createMany({
      data: rows.map((row) => ({ ...row, state: 'present', markedAt: closedAt })),
    });
    await db().challengeValue.createMany({ data: rows.map((row) => ({ ...row, percent: 100, setAt: closedAt })) });
  }
}

export function numbersOf(unit: number): number[] {
  return [1, 2, 3, 4, 5].map((place) => (unit - 1) * 5 + place);
}
