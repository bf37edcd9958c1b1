import type { Tx } from '@/lib/platform/db/client';
import { type PassageSource, vocabularyOf } from '../rules/search';

type Moved = {
  source: PassageSource;
  /** `page`: a canonical path without language. `opening`: what its first passage says, in no section. */
  moved: { sourceId: string; title: string; opening: string; page: string; place: string; codes: readonly string[] }[];
};

/** A part of renaming and of moving: what search finds has another title, opening, page, place or codes; its sections stay. */
export async function movePassages(tx: Tx, { source, moved }: Moved) {
  let count = 0;
  for (const { sourceId, title, opening, page, place, codes } of moved) {
    count += await tx.$executeRaw`
      UPDATE passages SET title = ${title}, address = ${page} || coalesce(substring(address FROM '#.*$'), ''),
        place = ${place}, text = CASE position WHEN 1 THEN ${opening} ELSE text END,
        codes = CASE position WHEN 1 THEN ${codes}::text[] ELSE '{}' END
      WHERE source = ${source}::"PassageSource" AND source_id = ${sourceId}::uuid
        AND (title <> ${title} OR split_part(address, '#', 1) <> ${page} OR place <> ${place}
          OR (position = 1 AND (codes <> ${codes}::text[] OR text <> ${opening})))`;
  }
  const words = vocabularyOf(moved.flatMap(({ title, opening }) => [title, opening]));
  await tx.passageWord.createMany({ data: words.map((word) => ({ word })), skipDuplicates: true });
  return { count };
}
