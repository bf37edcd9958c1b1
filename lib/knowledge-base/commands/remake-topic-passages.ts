import * as z from 'zod/mini';
import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { remakePassages } from '@/lib/passages/parts/remake-passages';
import { lockRows } from '@/lib/platform/db/lock';
import { passagesOfTopic } from '../queries/topic-passages';

/**
 * Called by its job alone, for what may be gone by then. The base is locked as by its save, so that nothing newer is
 * overwritten.
 */
export const remakeTopicPassages = defineOpenCommand({
  name: 'knowledge-base.remake-topic-passages',
  ownRecord: true,
  input: z.object({ topicId: z.uuid() }),
  target: noTarget,
  run: async ({ tx, input: { topicId: id } }) => {
    const at = await tx.knowledgeTopic.findUnique({ where: { id }, select: { baseId: true } });
    if (at) await lockRows(tx, 'knowledge_bases', 'id', at.baseId);
    const topic = await tx.knowledgeTopic.findUnique({ where: { id } });
    if (!topic) return { count: 0 };
    return remakePassages(tx, { source: 'topic', sourceId: id, passages: passagesOfTopic(topic) });
  },
});
