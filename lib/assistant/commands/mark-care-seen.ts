import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { careReach } from '../reach/care-notices';
import { CareNoticeRef } from '../schemas/care-notices';

/** The first who says so stays: the school sees who answered for the child. */
export const markCareSeen = defineCommand({
  name: 'assistant.mark-care-seen',
  may: 'care:mark-seen',
  input: CareNoticeRef,
  target: ({ tx, actor, input: { id } }) =>
    tx.careNotice.findFirst({ where: { id, ...within(careReach, actor) }, select: { id: true } }),
  run: async ({ tx, actor, target: { id }, now }) => {
    await tx.careNotice.updateMany({ where: { id, seenAt: null }, data: { seenAt: now, seenById: actor.id } });
    const { seenAt } = await tx.careNotice.findUniqueOrThrow({ where: { id }, select: { seenAt: true } });
    return { id, seenAt: (seenAt ?? now).toISOString() };
  },
});
