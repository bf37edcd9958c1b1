import type { Tx } from '@/lib/platform/db/client';
import { maximumOf } from '@/lib/points/rules/award-unit';
import { pinnedParts } from '@/lib/points/rules/module-parts';

/** By course and module, the most that each released module can bring who begins it now. */
export async function maximaOfCourses(tx: Tx, courseIds: readonly string[]): Promise<Map<string, Map<string, number>>> {
  const found = await tx.courseModule.findMany({
    where: { courseId: { in: [...courseIds] }, status: 'released' },
    select: {
      courseId: true,
      code: true,
      course: { select: { family: true } },
      parts: { orderBy: { number: 'asc' } },
      units: { select: { _count: { select: { lessons: true } } } },
    },
  });
  const maxima = new Map<string, Map<string, number>>();
  for (const { courseId, code, course, parts, units } of found) {
    const lessons = units.reduce((sum, { _count }) => sum + _count.lessons, 0);
    const { tests, ...named } = pinnedParts(parts);
    const family = course.family === 'kids' ? ('kids' as const) : ('teens' as const);
    const pinned = { family, mmCode: false, ...named, tests: tests.map(({ unit }) => unit) };
    const maximum = maximumOf(
      pinned,
      Array.from({ length: lessons }, (_, index) => index + 1),
    );
    maxima.set(courseId, (maxima.get(courseId) ?? new Map<string, number>()).set(code, maximum));
  }
  return maxima;
}
