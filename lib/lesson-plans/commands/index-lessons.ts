import { defineCommand, noTarget } from '@/lib/access/define-command';
import { removePassages } from '@/lib/passages/commands/remove-passages';
import { replacePassages } from '@/lib/passages/commands/replace-passages';
import { searchedLessons } from '../queries/searched-lessons';
import { LessonsToIndex } from '../schemas/drafts';

const source = 'lesson';

/**
 * A part of publishing a plan and of every save that opens or closes lessons: search finds what the open pages show, and
 * nothing else.
 */
export const indexLessons = defineCommand({
  name: 'lesson-plans.index-lessons',
  may: 'lesson-plan:publish',
  input: LessonsToIndex,
  target: noTarget,
  run: async ({ tx, actor, input: { lessonIds } }) => {
    const { open, closedIds } = await searchedLessons(tx, lessonIds);
    await removePassages.inside(tx, actor, { source, sourceIds: closedIds });
    for (const { id, passages } of open) {
      await replacePassages.inside(tx, actor, { source, sourceId: id, passages });
    }
    return { count: open.length };
  },
});
