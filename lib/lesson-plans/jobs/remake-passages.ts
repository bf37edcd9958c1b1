import { staleSources } from '@/lib/passages/queries/stale-sources';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { eachApart } from '@/lib/platform/jobs/each-apart';
import { NoInput } from '@/lib/platform/shapes';
import { remakeLessonPassages } from '../commands/remake-lesson-passages';

const name = 'lesson-plans.remake-passages';

/** After an upgrade: what was stored in an earlier form of plain text is made anew, a lesson at a time. */
export const remakeLessons = defineJob({
  name,
  schema: NoInput,
  schedule: '25 3 * * *',
  handle: async (_, { signal }) =>
    eachApart(await staleSources('lesson'), {
      job: name,
      signal,
      each: (lessonId) => remakeLessonPassages(null, { lessonId }),
    }),
});
