import { defineCommand, noTarget } from '@/lib/access/define-command';
import { abilities } from '../abilities';
import { knowledgeBaseChanges } from '../live';
import { storeTopics } from '../parts/store-topics';
import { inOrder, knowledgeBaseDetail } from '../queries/knowledge-bases';
import { KnowledgeBaseDetail, NewKnowledgeBase } from '../schemas';

export const createKnowledgeBase = defineCommand({
  name: 'knowledge-base.create',
  may: abilities['knowledge-base:create'],
  input: NewKnowledgeBase,
  reply: KnowledgeBaseDetail,
  changes: knowledgeBaseChanges,
  target: noTarget,
  run: async ({ tx, actor, input: { topics, ...data } }) => {
    const { _max: last } = await tx.knowledgeBase.aggregate({ _max: { position: true } });
    const { id } = await tx.knowledgeBase.create({
      data: { ...data, position: (last.position ?? 0) + 1 },
      select: { id: true },
    });
    await storeTopics(tx, actor, { baseId: id, topics });
    const base = await tx.knowledgeBase.findUniqueOrThrow({
      where: { id },
      include: { topics: { orderBy: inOrder } },
    });
    return knowledgeBaseDetail(base);
  },
});
