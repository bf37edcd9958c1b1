import { defineCommand, noTarget } from '@/lib/access/define-command';
import { announce } from '@/lib/platform/cache/catalogue';
import { knowledgeBaseChanges } from '../live';
import { inOrder, knowledgeBaseDetail } from '../queries/knowledge-bases';
import { NewKnowledgeBase } from '../schemas';
import { storeTopics } from './store-topics';

export const createKnowledgeBase = defineCommand({
  name: 'knowledge-base.create',
  may: 'knowledge-base:create',
  input: NewKnowledgeBase,
  target: noTarget,
  run: async ({ tx, actor, input: { topics, ...data } }) => {
    const { _max: last } = await tx.knowledgeBase.aggregate({ _max: { position: true } });
    const { id } = await tx.knowledgeBase.create({
      data: { ...data, position: (last.position ?? 0) + 1 },
      select: { id: true },
    });
    await storeTopics.inside(tx, actor, { baseId: id, topics });
    await announce(tx, 'knowledge-base');
    await knowledgeBaseChanges.tell(tx, { id });
    const base = await tx.knowledgeBase.findUniqueOrThrow({
      where: { id },
      include: { topics: { orderBy: inOrder } },
    });
    return knowledgeBaseDetail(base);
  },
});
