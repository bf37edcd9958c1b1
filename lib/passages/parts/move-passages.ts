import type { Tx } from '@/lib/platform/db/client';
import { type PassageSource, vocabularyOf } from '../rules/search';

type Moved = {
  source: PassageSource;
  /** `page`: a canonical path without language. */
  moved: { sourceId: string; title: string; page: string; place: string; codes: readonly string[] }[];
};

/** A part of renaming and of moving: what search finds has another title, page, place or codes, and says the same. */
export async function movePassages(tx: Tx, { source, moved }: Moved) {
  let count = 0;
  for (const { sourceId, title, page, place, codes } of moved) {
    count += await tx.$executeRaw`
      UPDATE passages SET title = ${title}, address = ${page} || coalesce(substring(address FROM '#.*$'), ''),
        place = ${place}, codes = CASE position WHEN 1 THEN ${codes}::text[] ELSE '{}' END
      WHERE source = ${source}::"PassageSource" AND source_id = ${sourceId}::uuid
        AND (title <> ${title} OR split_part(address, '#', 1) <> ${page} OR place <> ${place}
          OR (position = 1 AND codes <> ${codes}::text[]))`;
  }
  const words = vocabularyOf(moved.map(({ title }) => title));
  await tx.passageWord.createMany({ data: words.map((word) => ({ word })), skipDuplicates: true });
  return { count };
}
