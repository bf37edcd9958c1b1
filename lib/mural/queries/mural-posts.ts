import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { paged } from '@/lib/platform/db/paged';
import { folded } from '@/lib/platform/text/folded';
import { abilities } from '../abilities';
import { muralOn } from '../reach';
import { type MuralSection, postsPerPage } from '../rules';
import { MuralPage, MuralPostDetail, MuralPostRef, MuralReceipts, MuralSearch } from '../schemas';
import { readersOf } from './audience';
import { type PostRow, postFields, postOf } from './post-fields';

const newestFirst = [{ from: 'desc' as const }, { id: 'desc' as const }];

const ofSection: Record<MuralSection, Prisma.MuralPostWhereInput> = {
  global: { classId: null, studentId: null },
  class: { classId: { not: null } },
  student: { studentId: { not: null } },
};

/** One section of the facilitator's mural, the newest first. */
export const muralList = defineQuery({
  name: 'mural.list',
  may: abilities['mural:read'],
  input: MuralSearch,
  reply: MuralPage,
  run: async ({ db, actor, input: { section, search, page }, now }) => {
    const today = schoolDay(now);
    const titleKey = { contains: folded(search) };
    const where = within(muralOn(today), actor, { titleKey, ...ofSection[section] });
    const found = await paged(
      { page, pageSize: postsPerPage },
      (window) =>
        db.muralPost.findMany({ where, orderBy: newestFirst, select: { ...postFields, schoolId: true }, ...window }),
      () => db.muralPost.count({ where }),
    );
    const items = await Promise.all(
      found.items.map(async ({ schoolId, ...row }) => {
        const readers = { schoolId, ...readersOf(row) };
        const [forCount, seenCount] = await Promise.all([
          db.student.count({ where: readers }),
          db.muralSeen.count({ where: { postId: row.id, student: readers } }),
        ]);
        return { ...postOf(row, actor, today), forCount, seenCount };
      }),
    );
    return { ...found, items };
  },
});

export const muralPostById = defineQuery({
  name: 'mural.read',
  may: abilities['mural:read'],
  input: MuralPostRef,
  reply: MuralPostDetail,
  run: async ({ db, actor, input: { id }, now }) => {
    const today = schoolDay(now);
    const where = within(muralOn(today), actor, { id });
    const found = await db.muralPost.findFirst({ where, select: postFields });
    return found && postOf(found, actor, today);
  },
});

/** Who has seen it of those that it is for now: who left takes the mark along, who came has none yet. */
export const muralReceipts = defineQuery({
  name: 'mural.receipts',
  may: abilities['mural:read'],
  input: MuralPostRef,
  reply: MuralReceipts,
  run: async ({ db, actor, input: { id }, now }) => {
    const where = within(muralOn(schoolDay(now)), actor, { id });
    const found = await db.muralPost.findFirst({ where, select: { ...postFields, schoolId: true } });
    return found && receiptsOf(db, found);
  },
});

async function receiptsOf(db: Pick<Tx, 'student'>, { schoolId, ...post }: PostRow & { schoolId: string }) {
  const readers = await db.student.findMany({
    where: { schoolId, ...readersOf(post) },
    orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      account: { select: { name: true } },
      muralSeen: { where: { postId: post.id }, select: { at: true } },
    },
  });
  const named = readers.map(({ id, account: { name }, muralSeen: [mark] }) => ({
    id,
    name,
    at: mark?.at.toISOString(),
  }));
  return {
    seen: named.flatMap(({ at, ...person }) => (at ? [{ ...person, at }] : [])),
    unseen: named.flatMap(({ at, ...person }) => (at ? [] : [person])),
  };
}
