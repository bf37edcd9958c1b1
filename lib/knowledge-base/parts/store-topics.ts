import type * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { nameContentImage } from '@/lib/courses/parts/name-content-image';
import { contentImagesIn } from '@/lib/files/rules';
import { removePassages } from '@/lib/passages/parts/remove-passages';
import { replacePassages } from '@/lib/passages/parts/replace-passages';
import { now as readClock } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';
import { fail } from '@/lib/platform/errors/failures';
import { passagesOfTopic } from '../queries/topic-passages';
import { marksAdded, topicPlan } from '../rules';
import type { KnowledgeBaseChanges } from '../schemas';

const source = 'topic';

type Given = { baseId: string; topics: z.infer<typeof KnowledgeBaseChanges>['topics'] };

/**
 * A part of every save: the base has these topics from now on, and search finds what they say. Those that stay are
 * written anew under their ids, so that two may exchange their names. What was taken out of somebody's words must not be
 * published as a gap in a text for everybody, whichever way it came.
 */
export async function storeTopics(tx: Tx, actor: Actor, { baseId, topics }: Given) {
  const now = readClock();
  const before = await tx.knowledgeTopic.findMany({ where: { baseId } });
  const marked = marksAdded(before, topics);
  if (marked.length > 0) {
    fail('request.invalid', { fields: marked.map((path) => ({ path, code: 'personal-mark' })) });
  }
  const asked = topics.flatMap(({ id }) => id ?? []);
  const foreign = await tx.knowledgeTopic.findMany({
    where: { id: { in: asked }, NOT: { baseId } },
    select: { id: true },
  });
  const { rows, goneIds } = topicPlan(
    before,
    topics,
    foreign.map(({ id }) => id),
  );
  const named = new Set(before.flatMap(({ body }) => contentImagesIn(body)));
  const images = rows.flatMap(({ body }) => contentImagesIn(body)).filter((image) => !named.has(image));
  for (const address of new Set(images)) await nameContentImage(tx, actor, { address });
  await tx.knowledgeTopic.deleteMany({ where: { baseId } });
  await removePassages(tx, { source, sourceIds: goneIds });
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
    await replacePassages(tx, { source, sourceId: topic.id, passages: passagesOfTopic(topic) });
  }
}
