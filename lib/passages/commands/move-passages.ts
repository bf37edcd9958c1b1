import { defineCommand, noTarget } from '@/lib/access/define-command';
import { vocabularyOf } from '../rules/search';
import { MovedSources } from '../schemas';

/** A part of renaming and of moving: what search finds has another title or page, and says the same. */
export const movePassages = defineCommand({
  name: 'passages.move',
  may: 'passage:replace',
  input: MovedSources,
  target: noTarget,
  run: async ({ tx, input: { source, moved } }) => {
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
  },
});
