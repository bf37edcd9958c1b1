import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { careAnswer } from '@/lib/care/prompts/care-answer';
import { lockRows } from '@/lib/platform/db/lock';
import { abilities } from '../abilities';
import { hearObservation } from '../parts/hear-observation';
import { answerHtml } from '../prompts/answer-html';
import { shownMessage } from '../queries/shown-message';
import { conversationReach } from '../reach/conversations';
import { ChatFeedback, FeedbackKept } from '../schemas/conversations';

/**
 * What a person thinks of an answer. Whoever looked into it before looks again. What a pupil newly writes is heard as a
 * question is: who is in need is told the same help.
 */
export const updateFeedback = defineCommand({
  name: 'assistant.update-feedback',
  may: abilities['assistant:ask'],
  ownRecord: true,
  input: ChatFeedback,
  reply: FeedbackKept,
  target: async ({ tx, actor, input: { user, subject, division, id } }) => {
    if (user !== actor.login) return null;
    await lockRows(tx, 'chat_messages', 'id', id);
    const conversation = within(conversationReach, actor, { subject, division });
    return tx.chatMessage.findFirst({ where: { id, role: 'assistant', conversation } });
  },
  run: async ({ tx, actor, input: { feedback, locale }, target, now }) => {
    const { status: liking, observation = target.observation } = feedback;
    const { conversationId, turn } = target;
    const isNew = observation !== target.observation;
    const topic = isNew ? await hearObservation(tx, actor, { observation, conversationId, turn }) : null;
    const feedbackAt = liking || observation ? now : null;
    const changed = await tx.chatMessage.update({
      where: { id: target.id },
      data: { liking, observation, feedbackAt, reviewedAt: null, updatedAt: target.updatedAt },
    });
    const help = topic && answerHtml(careAnswer(topic, locale), [], locale);
    return { message: shownMessage(changed, { now, locale }), help };
  },
});
