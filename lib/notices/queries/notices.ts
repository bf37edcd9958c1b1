import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { now as readClock } from '@/lib/platform/clock/clock';
import { paged } from '@/lib/platform/db/paged';
import { Exists, NoInput, PageNumber } from '@/lib/platform/shapes';
import { shownOn, standingOf } from '@/lib/platform/shown-days';
import { folded } from '@/lib/platform/text/folded';
import { abilities } from '../abilities';
import { noticeReach, writtenReach } from '../reach';
import { noticesPerPage, shownMax } from '../rules';
import { NoticeDetail, NoticePage, NoticeRef, NoticeSearch } from '../schemas';
import { noticeFields, noticeOf } from './notice-fields';

const newestFirst = [{ from: 'desc' as const }, { id: 'desc' as const }];

/** Those that the actor may change, the newest first. */
export const noticeList = defineQuery({
  name: 'notices.list',
  may: abilities['notice:write'],
  input: NoticeSearch,
  reply: NoticePage,
  run: ({ db, actor, input: { search, page } }) => {
    const where = within(writtenReach, actor, { titleKey: { contains: folded(search) } });
    return paged(
      { page, pageSize: noticesPerPage },
      (window) => db.notice.findMany({ where, orderBy: newestFirst, select: noticeFields, ...window }),
      () => db.notice.count({ where }),
      noticeOf,
    );
  },
});

export const noticeById = defineQuery({
  name: 'notices.read',
  may: abilities['notice:write'],
  input: NoticeRef,
  reply: NoticeDetail,
  run: async ({ db, actor, input: { id } }) => {
    const found = await db.notice.findFirst({ where: within(writtenReach, actor, { id }), select: noticeFields });
    return found && noticeOf(found);
  },
});

export const noticeExists = defineQuery({
  name: 'notices.exists',
  may: abilities['notice:write'],
  input: NoticeRef,
  reply: Exists,
  run: async ({ db, actor, input: { id } }) => ({
    exists: (await db.notice.count({ where: within(writtenReach, actor, { id }) })) > 0,
  }),
});

/** A class that is over is told nothing any more. */
const goesOn = { OR: [{ classId: null }, { class: { status: 'initiated' as const } }] };

/** What the reader's school and classes are told today. */
export const currentNotices = defineQuery({
  name: 'notices.current',
  may: abilities['notice:read-current'],
  input: NoInput,
  run: async ({ db, actor }) => {
    const today = schoolDay(readClock());
    const found = await db.notice.findMany({
      where: within(noticeReach, actor, { AND: [shownOn(today), goesOn] }),
      orderBy: newestFirst,
      take: shownMax,
      select: noticeFields,
    });
    return found.map(noticeOf);
  },
});

/** What they were told so far, the newest first: what is over says so. */
export const toldNotices = defineQuery({
  name: 'notices.told',
  may: abilities['notice:read-current'],
  input: z.object({ page: PageNumber }),
  run: ({ db, actor, input: { page }, now }) => {
    const today = schoolDay(now);
    const where = within(noticeReach, actor, { from: { lte: today } });
    return paged(
      { page, pageSize: noticesPerPage },
      (window) => db.notice.findMany({ where, orderBy: newestFirst, select: noticeFields, ...window }),
      () => db.notice.count({ where }),
      (row) => ({ ...noticeOf(row), standing: standingOf(row, today) }),
    );
  },
});
