import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { paged } from '@/lib/platform/db/paged';
import { Exists } from '@/lib/platform/shapes';
import { folded } from '@/lib/platform/text/folded';
import { abilities } from '../abilities';
import { editedAnnouncements } from '../reach';
import { announcementsPerPage } from '../rules';
import { AnnouncementDetail, AnnouncementPage, AnnouncementRef, AnnouncementSearch } from '../schemas';
import { announcementFields, announcementOf } from './announcement-fields';

/** All that were written, the newest first: the administration's list. */
export const announcementList = defineQuery({
  name: 'announcements.list',
  may: abilities['announcement:write'],
  input: AnnouncementSearch,
  reply: AnnouncementPage,
  run: ({ db, actor, input: { search, page }, now }) => {
    const today = schoolDay(now);
    const where = within(editedAnnouncements, actor, { titleKey: { contains: folded(search) } });
    return paged(
      { page, pageSize: announcementsPerPage },
      (window) =>
        db.announcement.findMany({
          where,
          orderBy: [{ from: 'desc' }, { id: 'desc' }],
          select: announcementFields,
          ...window,
        }),
      () => db.announcement.count({ where }),
      (row) => announcementOf(row, today),
    );
  },
});

export const announcementById = defineQuery({
  name: 'announcements.read',
  may: abilities['announcement:write'],
  input: AnnouncementRef,
  reply: AnnouncementDetail,
  run: async ({ db, actor, input: { id }, now }) => {
    const where = within(editedAnnouncements, actor, { id });
    const found = await db.announcement.findFirst({ where, select: announcementFields });
    return found && announcementOf(found, schoolDay(now));
  },
});

export const announcementExists = defineQuery({
  name: 'announcements.exists',
  may: abilities['announcement:write'],
  input: AnnouncementRef,
  reply: Exists,
  run: async ({ db, actor, input: { id } }) => ({
    exists: (await db.announcement.count({ where: within(editedAnnouncements, actor, { id }) })) > 0,
  }),
});
