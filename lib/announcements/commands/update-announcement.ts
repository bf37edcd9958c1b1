import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { abilities } from '../abilities';
import { knownSchools } from '../parts/known-schools';
import { announcementFields, announcementOf } from '../queries/announcement-fields';
import { editedAnnouncements } from '../reach';
import { AnnouncementChanges, AnnouncementDetail } from '../schemas';

/** Who met it has met it: a change tells nobody anew. */
export const updateAnnouncement = defineCommand({
  name: 'announcements.update',
  may: abilities['announcement:write'],
  input: AnnouncementChanges,
  reply: AnnouncementDetail,
  target: row('announcement', editedAnnouncements, { by: 'id', revision: 'compared', select: { id: true } }),
  run: async ({ tx, input: { id, revision, schoolIds, from, until, ...announcement }, now }) => {
    const schools = { deleteMany: {}, create: await knownSchools(tx, schoolIds) };
    const days = { from: new Date(from), until: until ? new Date(until) : null };
    const data = { ...announcement, ...days, schools, revision: revision + 1 };
    return announcementOf(
      await tx.announcement.update({ where: { id }, data, select: announcementFields }),
      schoolDay(now),
    );
  },
});
