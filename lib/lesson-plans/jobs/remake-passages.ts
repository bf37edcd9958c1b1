import { staleSources } from '@/lib/passages/queries/stale-sources';
import { defineJob, NoInput } from '@/lib/platform/jobs/define-job';
import { remakeLessonPassages } from '../commands/remake-lesson-passages';

/** After an upgrade: what was stored in an earlier form of plain text is made anew, a lesson at a time. */
export const remakeLessons = defineJob({
  name: 'lesson-plans.remake-passages',
  schema: NoInput,
  schedule: '25 3 * * *',
  handle: async (_, { signal }) => {
    for (const lessonId of await staleSources('lesson')) {
      signal.throwIfAborted();
      await remakeLessonPassages(null, { lessonId });
    }
  },
});
