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
  const { open, closedIds } = await searchedLessons(tx, lessonIds);
  await closePassages(tx, { source, sourceIds: closedIds });
  for (const lesson of open) await replacePassages(tx, { source, ...lesson });
  return { count: open.length };
}
