import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { careReach } from '../reach/care-notices';
import { careNoticesPerPage } from '../rules/limits';
import { CareNoticeSearch, NoInput } from '../schemas/care-notices';

/** What pupils in reach wrote that an adult must know of, the newest first. */
export const careNotices = defineQuery({
  name: 'assistant.care-notices',
  may: 'care:read',
  input: CareNoticeSearch,
  hiddenWhileSeeing: true,
  run: async ({ db, actor, input: { page } }) => {
    const where = within(careReach, actor);
    const [total, rows] = await Promise.all([
      db.careNotice.count({ where }),
      db.careNotice.findMany({
        where,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        skip: (page - 1) * careNoticesPerPage,
        take: careNoticesPerPage,
        select: {
          id: true,
          topic: true,
          severity: true,
          excerpt: true,
          createdAt: true,
          seenAt: true,
          seenById: true,
          student: { select: { account: { select: { name: true, login: true } } } },
        },
      }),
    ]);
    const readers = rows.flatMap(({ seenById }) => seenById ?? []);
    const seenBy = await db.account.findMany({ where: { id: { in: readers } }, select: { id: true, name: true } });
    const nameOf = new Map(seenBy.map(({ id, name }) => [id, name]));
    return {
      items: rows.map(({ student, createdAt, seenAt, seenById, ...row }) => ({
        ...row,
        name: student.account.name,
        login: student.account.login,
        at: createdAt.toISOString(),
        seenAt: seenAt?.toISOString() ?? null,
        seenByName: (seenById && nameOf.get(seenById)) ?? null,
      })),
      total,
      page,
      pageSize: careNoticesPerPage,
    };
  },
});

/** How many of them nobody has seen; it says of no child, so it stands on a home that support may look at. */
export const unseenCare = defineQuery({
  name: 'assistant.unseen-care',
  may: 'care:read',
  input: NoInput,
  run: async ({ db, actor }) => ({
    count: await db.careNotice.count({ where: { ...within(careReach, actor), seenAt: null } }),
  }),
});
