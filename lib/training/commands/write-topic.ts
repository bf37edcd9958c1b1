import { defineCommand } from '@/lib/access/define-command';
import { reviewAnswer } from '@/lib/assistant/commands/review-answer';
import { updateKnowledgeBase } from '@/lib/knowledge-base/commands/update-knowledge-base';
import { fail, refuseUnless } from '@/lib/platform/errors/failures';
import { disliked } from '../queries/shown-disliked';
import { marksIn } from '../rules/drafts';
import { TopicWriting } from '../schemas/disliked';

/**
 * A base is saved as by its own form, and with it a topic that says what a disliked answer lacked: that one is dealt with.
 * What was taken out of somebody's words must not be published as a gap in a text for everybody.
 */
export const writeTopic = defineCommand({
  name: 'training.write-topic',
  may: 'disliked-answer:review',
  input: TopicWriting,
  target: async ({ tx, input: { id, topicId } }) => {
    const answer = await tx.chatMessage.findFirst({ where: { ...disliked, id }, select: { id: true } });
    const topic = await tx.knowledgeTopic.findUnique({ where: { id: topicId }, select: { body: true } });
    return answer && { id: answer.id, before: topic?.body ?? '' };
  },
  run: async ({ tx, actor, input: { id, topicId, baseId, ...content }, target: { before } }) => {
    const at = content.topics.findIndex((topic) => topic.id === topicId);
    const body = content.topics[at]?.body ?? '';
    refuseUnless(body.trim() !== '' && body !== before, 'disliked.nothing-written');
    if (marksIn(body).some((mark) => !before.includes(mark))) {
      fail('request.invalid', { fields: [{ path: `topics.${at}.body`, code: 'personal-mark' }] });
    }
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
