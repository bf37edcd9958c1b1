import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { lockRows } from '@/lib/platform/db/lock';
import { abilities } from '../abilities';
import { shownMessage } from '../queries/shown-message';
import { conversationReach } from '../reach/conversations';
import { ChatFeedback, ChatMessageAdded } from '../schemas/conversations';

/** What a person thinks of an answer. Whoever looked into it before looks again. */
export const updateFeedback = defineCommand({
  name: 'assistant.update-feedback',
  may: abilities['assistant:ask'],
  ownRecord: true,
  input: ChatFeedback,
  reply: ChatMessageAdded,
  target: async ({ tx, actor, input: { user, subject, division, id } }) => {
    if (user !== actor.login) return null;
    await lockRows(tx, 'chat_messages', 'id', id);
    const conversation = within(conversationReach, actor, { subject, division });
    return tx.chatMessage.findFirst({ where: { id, role: 'assistant', conversation } });
  },
  run: async ({ tx, input: { feedback, locale }, target, now }) => {
    const { status: liking, observation = target.observation } = feedback;
    const feedbackAt = liking || observation ? now : null;
    const changed = await tx.chatMessage.update({
      where: { id: target.id },
      data: { liking, observation, feedbackAt, reviewedAt: null, updatedAt: target.updatedAt },
    });
    return { message: shownMessage(changed, { now, locale }) };
  },
});
