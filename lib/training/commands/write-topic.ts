import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { abilities } from '@/lib/assistant/abilities';
import { reviewAnswer } from '@/lib/assistant/commands/review-answer';
import { updateKnowledgeBase } from '@/lib/knowledge-base/commands/update-knowledge-base';
import { KnowledgeBaseChanges } from '@/lib/knowledge-base/schemas';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '../failures';
import { disliked } from '../queries/shown-disliked';

const { id: baseId, ...content } = KnowledgeBaseChanges.shape;

/** The base as it is saved whole, and which of its topics now says what the answer lacked. */
const TopicWriting = z.object({ id: z.uuid(), topicId: z.uuid(), baseId, ...content });

/**
 * A base is saved as by its own form, and with it a topic that says what a disliked answer lacked: that one is dealt with.
 * Of two tabs that write it, the second is refused: what the first wrote may say it already.
 */
export const writeTopic = defineCommand({
  name: 'training.write-topic',
  may: abilities['disliked-answer:review'],
  input: TopicWriting,
  reply: updateKnowledgeBase.definition.reply,
  target: async ({ tx, input: { id, topicId } }) => {
    await lockRows(tx, 'chat_messages', 'id', id);
    const answer = await tx.chatMessage.findFirst({
      where: { ...disliked, id },
      select: { id: true, reviewedAt: true },
    });
    const topic = await tx.knowledgeTopic.findUnique({ where: { id: topicId }, select: { body: true } });
    return answer && { reviewedAt: answer.reviewedAt, before: topic?.body ?? '' };
  },
  run: async ({ tx, actor, input: { id, topicId, baseId, ...content }, target: { reviewedAt, before } }) => {
    refuseUnless(reviewedAt === null, 'disliked.already-reviewed');
    const at = content.topics.findIndex((topic) => topic.id === topicId);
    const body = content.topics[at]?.body ?? '';
    refuseUnless(body.trim() !== '' && body !== before, 'disliked.nothing-written');
    const base = await updateKnowledgeBase.inside(tx, actor, { id: baseId, ...content });
    refuseUnless(
      base.topics.some((topic) => topic.id === topicId),
      'disliked.nothing-written',
    );
    await reviewAnswer.inside(tx, actor, { id, reviewed: true });
    await tx.writtenTopic.upsert({
      where: { answerId: id },
      create: { answerId: id, topicId },
      update: { topicId },
    });
    return base;
  },
});
