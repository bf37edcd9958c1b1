import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { refuseStale } from '@/lib/access/revision';
import { lockRows } from '@/lib/platform/db/lock';
import { abilities } from '../abilities';
import { knowledgeBaseChanges } from '../live';
import { storeTopics } from '../parts/store-topics';
import { inOrder, knowledgeBaseDetail } from '../queries/knowledge-bases';
import { knowledgeBaseReach } from '../reach';
import { mayBeId } from '../rules';
import { KnowledgeBaseChanges, KnowledgeBaseDetail } from '../schemas';

/** Two tabs on one base: the second save waits for the first, then is refused as stale instead of overwriting it. */
export const updateKnowledgeBase = defineCommand({
  name: 'knowledge-base.update',
  may: abilities['knowledge-base:update'],
  input: KnowledgeBaseChanges,
  reply: KnowledgeBaseDetail,
  changes: knowledgeBaseChanges,
  target: async ({ tx, actor, input: { id } }) => {
    if (!mayBeId(id)) return null;
    await lockRows(tx, 'knowledge_bases', 'id', id);
    return tx.knowledgeBase.findFirst({
      where: within(knowledgeBaseReach, actor, { id }),
      select: { id: true, revision: true },
    });
  },
  run: async ({ tx, actor, input: { revision, name, topics }, target: { id, revision: last } }) => {
    refuseStale(last, revision);
    await storeTopics(tx, actor, { baseId: id, topics });
    const base = await tx.knowledgeBase.update({
      where: { id },
      data: { name, revision: last + 1 },
      include: { topics: { orderBy: inOrder } },
    });
    return knowledgeBaseDetail(base);
  },
});
