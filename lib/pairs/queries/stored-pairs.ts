import type { Tx } from '@/lib/platform/db/client';
import type { Pairs } from '../rules';

type Place = { pair: number; studentId: string };

/** The pairs of a lesson, who drives first in front. */
export async function storedPairs(tx: Pick<Tx, 'lessonPair'>, classLessonId: string): Promise<string[][]> {
  const found = await tx.lessonPair.findMany({
    where: { classLessonId },
    orderBy,
    select: { pair: true, studentId: true },
  });
  return grouped(found);
}

/** Those of the class's other lessons, the first lesson first. */
export async function earlierPairs(tx: Tx, { classId, number }: { classId: string; number: number }): Promise<Pairs[]> {
  const found = await tx.classLesson.findMany({
    where: { classId, number: { not: number } },
    orderBy: { number: 'asc' },
    select: { pairs: { orderBy, select: { pair: true, studentId: true } } },
  });
  return found.map(({ pairs }) => grouped(pairs));
}

const orderBy = [{ pair: 'asc' as const }, { place: 'asc' as const }];

function grouped(places: readonly Place[]): string[][] {
  const pairs = Map.groupBy(places, ({ pair }) => pair);
  return [...pairs.values()].map((pair) => pair.map(({ studentId }) => studentId));
}
