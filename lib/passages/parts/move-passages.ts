import type * as z from 'zod/mini';
import type { Tx } from '@/lib/platform/db/client';
import { vocabularyOf } from '../rules/search';
import type { MovedSources } from '../schemas';

/** A part of renaming and of moving: what search finds has another title or page, and says the same. */
export async function movePassages(tx: Tx, { source, moved }: z.infer<typeof MovedSources>) {
  let count = 0;
  for (const { sourceId, title, page } of moved) {
    count += await tx.$executeRaw`
      UPDATE passages SET title = ${title}, address = ${page} || coalesce(substring(address FROM '#.*$'), '')
      WHERE source = ${source}::"PassageSource" AND source_id = ${sourceId}::uuid
        AND (title <> ${title} OR split_part(address, '#', 1) <> ${page})`;
  }
  const words = vocabularyOf(moved.map(({ title }) => title));
  await tx.passageWord.createMany({ data: words.map((word) => ({ word })), skipDuplicates: true });
  return { count };
}
