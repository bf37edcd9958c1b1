import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { removePassages } from '@/lib/passages/parts/remove-passages';
import { lockRows } from '@/lib/platform/db/lock';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { knowledgeBaseChanges } from '../live';
import { knowledgeBaseReach } from '../reach';
import { mayBeId } from '../rules';
import { KnowledgeBaseRef } from '../schemas';

export const deleteKnowledgeBase = defineCommand({
  name: 'knowledge-base.delete',
  may: abilities['knowledge-base:delete'],
  input: KnowledgeBaseRef,
  reply: Count,
  changes: knowledgeBaseChanges,
  target: async ({ tx, actor, input: { id } }) => {
    if (!mayBeId(id)) return null;
    await lockRows(tx, 'knowledge_bases', 'id', id);
    return tx.knowledgeBase.findFirst({
      where: within(knowledgeBaseReach, actor, { id }),
      select: { id: true, topics: { select: { id: true } } },
    });
  },
  run: async ({ tx, target: { id, topics } }) => {
    await removePassages(tx, { source: 'topic', sourceIds: topics.map((topic) => topic.id) });
    await tx.knowledgeBase.delete({ where: { id }, select: { id: true } });
    return { count: 1 };
  },
});
