import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { paged } from '@/lib/platform/db/paged';
import { NoInput, PageNumber } from '@/lib/platform/shapes';
import { dayText, shownOn, standingOf } from '@/lib/platform/shown-days';
import { abilities } from '../abilities';
import { announcedOn } from '../reach';
import { announcementsPerPage, metAtOnceMax } from '../rules';
import { ToldAnnouncement, ToldPage } from '../schemas';

const newestFirst = [{ from: 'desc' as const }, { id: 'desc' as const }];
const shown = { id: true, title: true, text: true, from: true, until: true } as const;

/** What the person has not met yet, of today: a home tells of it once. */
export const newAnnouncements = defineQuery({
  name: 'announcements.new',
  may: abilities['announcement:read-own'],
  input: NoInput,
  reply: z.array(ToldAnnouncement),
  run: async ({ db, actor, now }) => {
    const today = schoolDay(now);
    const found = await db.announcement.findMany({
      where: within(announcedOn(today), actor, { AND: [shownOn(today), { seen: { none: { accountId: actor.id } } }] }),
      orderBy: newestFirst,
      take: metAtOnceMax,
      select: shown,
    });
    return found.map(({ from, until: _, ...row }) => ({ ...row, from: dayText(from), isNew: true }));
  },
});

/** Everything that the person was told, the newest first. What is over is news to nobody. */
export const toldAnnouncements = defineQuery({
  name: 'announcements.told',
  may: abilities['announcement:read-own'],
  input: z.object({ page: PageNumber }),
  reply: ToldPage,
  run: ({ db, actor, input: { page }, now }) => {
    const today = schoolDay(now);
    const where = within(announcedOn(today), actor);
    const seen = { where: { accountId: actor.id }, select: { at: true } };
    return paged(
      { page, pageSize: announcementsPerPage },
      (window) => db.announcement.findMany({ where, orderBy: newestFirst, select: { ...shown, seen }, ...window }),
      () => db.announcement.count({ where }),
      ({ from, until, seen: marks, ...row }) => ({
        ...row,
        from: dayText(from),
        isNew: marks.length === 0 && standingOf({ from, until }, today) === 'shown',
      }),
    );
  },
});
