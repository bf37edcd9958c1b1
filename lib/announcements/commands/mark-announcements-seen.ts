import { defineCommand, noTarget } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { announcedOn } from '../reach';
import { SeenAnnouncements } from '../schemas';

/** The person met these. Telling it again changes nothing; what is gone, or is for others, is passed over. */
export const markAnnouncementsSeen = defineCommand({
  name: 'announcements.mark-seen',
  may: abilities['announcement:read-own'],
  input: SeenAnnouncements,
  reply: Count,
  // The mark itself says who and when.
  ownRecord: true,
  target: noTarget,
  run: async ({ tx, actor, input: { ids }, now }) => {
    const where = within(announcedOn(schoolDay(now)), actor, {
      id: { in: ids },
      seen: { none: { accountId: actor.id } },
    });
    const told = await tx.announcement.findMany({ where, select: { id: true } });
    const marks = told.map(({ id: announcementId }) => ({ announcementId, accountId: actor.id, at: now }));
    return tx.announcementSeen.createMany({ data: marks, skipDuplicates: true });
  },
});
