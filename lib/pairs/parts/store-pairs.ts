import type { Tx } from '@/lib/platform/db/client';
import type { Pairs } from '../rules';

/** In place of those that the lesson had. */
export async function storePairs(
  tx: Tx,
  { id: classLessonId, schoolId }: { id: string; schoolId: string },
  pairs: Pairs,
): Promise<void> {
  await tx.lessonPair.deleteMany({ where: { classLessonId } });
  await tx.lessonPair.createMany({
    data: pairs.flatMap((pupils, index) =>
      pupils.map((studentId, place) => ({ classLessonId, schoolId, studentId, pair: index + 1, place })),
    ),
  });
}
