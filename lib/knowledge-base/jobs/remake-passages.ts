import { staleSources } from '@/lib/passages/queries/stale-sources';
import { defineJob, NoInput } from '@/lib/platform/jobs/define-job';
import { remakeTopicPassages } from '../commands/remake-topic-passages';

/** After an upgrade: what was stored in an earlier form of plain text is made anew, a topic at a time. */
export const remakeTopics = defineJob({
  name: 'knowledge-base.remake-passages',
  schema: NoInput,
  schedule: '20 3 * * *',
  handle: async (_, { signal }) => {
    for (const topicId of await staleSources('topic')) {
      signal.throwIfAborted();
      await remakeTopicPassages(null, { topicId });
    }
  },
});
