import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { paged } from '@/lib/platform/db/paged';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { careReach } from '../reach/care-notices';
import { careSideOf } from '../rules/care-sides';
import { careNoticePagesMax, careNoticesPerPage } from '../rules/limits';
import { seenBy, seenColumns, unseenBy } from './care-seen';

const CareNoticeSearch = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(careNoticePagesMax)), 1),
});

const notice = {
  id: true,
  topic: true,
  severity: true,
  excerpt: true,
  createdAt: true,
  ...seenColumns,
  actions: {
    select: { id: true, side: true, text: true, byId: true, createdAt: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  },
  student: { select: { account: { select: { name: true, login: true } } } },
} satisfies Prisma.CareNoticeSelect;

const newestFirst: Prisma.CareNoticeOrderByWithRelationInput[] = [{ createdAt: 'desc' }, { id: 'desc' }];

/** What pupils in reach wrote that an adult must know of, the newest first. */
export const careNotices = defineQuery({
  name: 'care.care-notices',
  may: abilities['care:read'],
  input: CareNoticeSearch,
  hiddenWhileSeeing: true,
  run: async ({ db, actor, input: { page } }) => {
    const where = within(careReach, actor);
    const found = await paged(
      { page, pageSize: careNoticesPerPage },
      (window) => db.careNotice.findMany({ where, orderBy: newestFirst, select: notice, ...window }),
      () => db.careNotice.count({ where }),
      (row) => ({ row, seen: seenBy(row) }),
    );
    const adults = found.items.flatMap(({ row, seen }) => [...seen, ...row.actions].flatMap(({ byId }) => byId ?? []));
    const names = await db.account.findMany({ where: { id: { in: adults } }, select: { id: true, name: true } });
    const nameOf = new Map(names.map(({ id, name }) => [id, name]));
    const side = careSideOf(actor.tipo);
    return {
      ...found,
      items: found.items.map(({ row: { id, topic, severity, excerpt, createdAt, actions, student }, seen }) => ({
        id,
        topic,
        severity,
        excerpt,
        name: student.account.name,
        login: student.account.login,
        at: createdAt.toISOString(),
        isSeen: seen.some((each) => each.side === side),
        seen: seen.map(({ side: by, at, byId }) => ({
          side: by,
          at: at.toISOString(),
          name: (byId && nameOf.get(byId)) ?? null,
        })),
        actions: actions.map(({ id: actionId, side: by, text, byId, createdAt: actedAt }) => ({
          id: actionId,
          side: by,
          text,
          at: actedAt.toISOString(),
          name: (byId && nameOf.get(byId)) ?? null,
        })),
      })),
    };
  },
});

/** How many of them the caller's side has not seen; it says of no child, so it stands on a home that support may look at. */
export const unseenCare = defineQuery({
  name: 'care.unseen-care',
  may: abilities['care:read'],
  input: NoInput,
  run: async ({ db, actor }) => ({
    count: await db.careNotice.count({ where: within(careReach, actor, unseenBy(careSideOf(actor.tipo))) }),
  }),
});
