import { closePassages } from '@/lib/passages/parts/close-passages';
import { replacePassages } from '@/lib/passages/parts/replace-passages';
import type { Tx } from '@/lib/platform/db/client';
import { searchedLessons } from '../queries/searched-lessons';

const source = 'lesson';

/**
 * A part of publishing a plan and of every save that opens or closes lessons: search finds what the open pages show, and
 * nothing else.
 */
export async function indexLessons(tx: Tx, { lessonIds }: { lessonIds: string[] }) {
  await holdPlaces(tx, lessonIds);
  const { open, closedIds } = await searchedLessons(tx, lessonIds);
  await closePassages(tx, { source, sourceIds: closedIds });
  for (const lesson of open) await replacePassages(tx, { source, ...lesson });
  return { count: open.length };
}

/**
 * With others who publish: whoever closes, moves or names anew what the lessons stand in does it before or after, and never
 * between what is read here and what is written of it.
 */
async function holdPlaces(tx: Tx, lessonIds: readonly string[]): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM courses c JOIN course_modules m ON m.course_id = c.id
     WHERE m.id IN (SELECT u.module_id FROM lessons l JOIN course_units u ON u.id = l.unit_id
                     WHERE l.id = ANY(${[...lessonIds]}::uuid[]))
     ORDER BY m.id FOR SHARE`;
}
