import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { editedAnnouncements } from '../reach';
import { AnnouncementRef } from '../schemas';

export const deleteAnnouncement = defineCommand({
  name: 'announcements.delete',
  may: abilities['announcement:write'],
  input: AnnouncementRef,
  reply: Count,
  target: row('announcement', editedAnnouncements, { by: 'id', revision: 'not-overwritten', select: { id: true } }),
  run: async ({ tx, target: { id } }) => {
    await tx.announcement.delete({ where: { id }, select: { id: true } });
    return { count: 1 };
  },
});
