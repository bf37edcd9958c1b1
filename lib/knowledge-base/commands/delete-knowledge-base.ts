import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { removePassages } from '@/lib/passages/commands/remove-passages';
import { announce } from '@/lib/platform/cache/catalogue';
import { lockRows } from '@/lib/platform/db/lock';
import { knowledgeBaseChanges } from '../live';
import { knowledgeBaseReach } from '../reach';
import { mayBeId } from '../rules';
import { KnowledgeBaseRef } from '../schemas';

export const deleteKnowledgeBase = defineCommand({
  name: 'knowledge-base.delete',
  may: 'knowledge-base:delete',
  input: KnowledgeBaseRef,
  target: async ({ tx, actor, input: { id } }) => {
    if (!mayBeId(id)) return null;
    await lockRows(tx, 'knowledge_bases', 'id', id);
    return tx.knowledgeBase.findFirst({
      where: { AND: [within(knowledgeBaseReach, actor), { id }] },
      select: { id: true, topics: { select: { id: true } } },
    });
  },
  run: async ({ tx, actor, target: { id, topics } }) => {
    await removePassages.inside(tx, actor, { source: 'topic', sourceIds: topics.map((topic) => topic.id) });
    await tx.knowledgeBase.delete({ where: { id }, select: { id: true } });
    await announce(tx, 'knowledge-base');
    await knowledgeBaseChanges.tell(tx, { id });
    return { count: 1 };
  },
});
