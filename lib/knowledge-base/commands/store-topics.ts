import { defineCommand } from '@/lib/access/define-command';
import { nameContentImage } from '@/lib/courses/commands/name-content-image';
import { contentImagesIn } from '@/lib/files/rules';
import { removePassages } from '@/lib/passages/commands/remove-passages';
import { replacePassages } from '@/lib/passages/commands/replace-passages';
import { fail } from '@/lib/platform/errors/failures';
import { passagesOfTopic } from '../queries/topic-passages';
import { marksAdded, topicPlan } from '../rules';
import { TopicsOfBase } from '../schemas';

const source = 'topic';

/**
 * A part of every save: the base has these topics from now on, and search finds what they say. Those that stay are
 * written anew under their ids, so that two may exchange their names. What was taken out of somebody's words must not be
 * published as a gap in a text for everybody, whichever way it came.
 */
export const storeTopics = defineCommand({
  name: 'knowledge-base.store-topics',
  may: 'knowledge-base:update',
  input: TopicsOfBase,
  target: ({ tx, input: { baseId } }) =>
    tx.knowledgeBase.findUnique({ where: { id: baseId }, select: { id: true, topics: true } }),
  run: async ({ tx, actor, input: { baseId, topics }, target, now }) => {
    const marked = marksAdded(target.topics, topics);
    if (marked.length > 0) {
      fail('request.invalid', { fields: marked.map((path) => ({ path, code: 'personal-mark' })) });
    }
    const asked = topics.flatMap(({ id }) => id ?? []);
    const foreign = await tx.knowledgeTopic.findMany({
      where: { id: { in: asked }, NOT: { baseId } },
      select: { id: true },
    });
    const { rows, goneIds } = topicPlan(
      target.topics,
      topics,
      foreign.map(({ id }) => id),
    );
    const named = new Set(target.topics.flatMap(({ body }) => contentImagesIn(body)));
    const images = rows.flatMap(({ body }) => contentImagesIn(body)).filter((image) => !named.has(image));
    for (const address of new Set(images)) await nameContentImage.inside(tx, actor, { address });
    await tx.knowledgeTopic.deleteMany({ where: { baseId } });
    await removePassages.inside(tx, actor, { source, sourceIds: goneIds });
    const stored = await tx.knowledgeTopic.createManyAndReturn({
      data: rows.map(({ isChanged, id, ...row }) => ({
        ...row,
        baseId,
        ...(id && { id }),
        ...(isChanged && { updatedAt: now }),
      })),
    });
    const unchanged = new Set(rows.flatMap(({ id, isChanged }) => (isChanged || !id ? [] : [id])));
    for (const topic of stored) {
      if (unchanged.has(topic.id)) continue;
      await replacePassages.inside(tx, actor, { source, sourceId: topic.id, passages: passagesOfTopic(topic) });
    }
  },
});
