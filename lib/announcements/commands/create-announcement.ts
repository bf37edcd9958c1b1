import { defineCommand, noTarget } from '@/lib/access/define-command';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { abilities } from '../abilities';
import { knownSchools } from '../parts/known-schools';
import { announcementFields, announcementOf } from '../queries/announcement-fields';
import { AnnouncementDetail, NewAnnouncement } from '../schemas';

export const createAnnouncement = defineCommand({
  name: 'announcements.create',
  may: abilities['announcement:write'],
  input: NewAnnouncement,
  reply: AnnouncementDetail,
  target: noTarget,
  run: async ({ tx, actor, input: { schoolIds, from, until, ...announcement }, now }) => {
    const schools = { create: await knownSchools(tx, schoolIds) };
    const days = { from: new Date(from), until: until ? new Date(until) : null };
    const data = { ...announcement, ...days, schools, authorId: actor.id };
    return announcementOf(await tx.announcement.create({ data, select: announcementFields }), schoolDay(now));
  },
});
