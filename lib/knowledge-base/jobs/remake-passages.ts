import { staleSources } from '@/lib/passages/queries/stale-sources';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { eachApart } from '@/lib/platform/jobs/each-apart';
import { NoInput } from '@/lib/platform/shapes';
import { remakeTopicPassages } from '../commands/remake-topic-passages';

const name = 'knowledge-base.remake-passages';

/** After an upgrade: what was stored in an earlier form of plain text is made anew, a topic at a time. */
export const remakeTopics = defineJob({
  name,
  schema: NoInput,
  schedule: '20 3 * * *',
  handle: async (_, { signal }) =>
    eachApart(await staleSources('topic'), {
      job: name,
      signal,
      each: (topicId) => remakeTopicPassages(null, { topicId }),
    }),
});
