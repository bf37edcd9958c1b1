import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { purposes } from '@/lib/files/rules';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { paged } from '@/lib/platform/db/paged';
import { FileAnswer } from '@/lib/platform/http/file-answer';
import { NoInput, PageNumber } from '@/lib/platform/shapes';
import { folded } from '@/lib/platform/text/folded';
import { abilities } from './abilities';
import { accountReach, seeingReach } from './reach';
import { loginKey } from './rules';
import { OwnAccount } from './schemas';

export const ownAccountFields = {
  login: true,
  tipo: true,
  name: true,
  email: true,
  photoUrl: true,
  schoolId: true,
  school: { select: { name: true } },
  revision: true,
} as const satisfies Prisma.AccountSelect;

type Row = Prisma.AccountGetPayload<{ select: typeof ownAccountFields }>;

export function ownAccountCard({ school, ...own }: Row) {
  return { ...own, schoolName: school?.name ?? null };
}

export const ownAccount = defineQuery({
  name: 'accounts.own',
  may: abilities['account:read-own'],
  input: NoInput,
  reply: OwnAccount,
  run: async ({ db, actor }) => {
    const row = await db.account.findUnique({ where: { id: actor.id }, select: ownAccountFields });
    return row && ownAccountCard(row);
  },
});

/**
 * A face, for those who meet its owner, while it is one: what was only sent, or was taken away, is its sender's alone. Whom
 * no guardian allows a photo any more is seen by nobody from that moment on, whoever knows the address.
 */
export const accountFace = defineQuery({
  name: 'accounts.face',
  may: abilities['account:see-face'],
  input: z.object({ name: z.string().check(z.regex(/^[\w-]{43}\.webp$/)) }),
  reply: FileAnswer,
  run: ({ db, actor, input: { name } }) => {
    const { folder } = purposes['account-photo'];
    return db.storedFile.findFirst({
      where: {
        key: `${folder}/${name}`,
        OR: [{ ownerId: actor.id }, { unusedSince: null, owner: within(accountReach, actor) }],
      },
      select: { key: true, name: true, mediaType: true },
    });
  },
});

const foundMax = 10;

/** By part of name or login, or the one that has just this login. */
const AccountSearch = z.object({
  search: z.string().check(z.trim(), z.maxLength(100)),
  login: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
});

/** Whom support may see the product as. */
export const seeableAccounts = defineQuery({
  name: 'accounts.seeable',
  may: abilities['seeing:begin'],
  input: AccountSearch,
  run: async ({ db, input: { search, login } }) => {
    const rows = await db.account.findMany({
      where: {
        active: true,
        NOT: { tipo: 'admin' },
        ...(login
          ? { loginKey: loginKey(login) }
          : {
              OR: [{ loginKey: { contains: loginKey(search) } }, { nameKey: { contains: folded(search) } }],
            }),
      },
      orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
      take: foundMax,
      select: { login: true, name: true, tipo: true, school: { select: { name: true } } },
    });
    return rows.map(({ school, ...person }) => ({ ...person, schoolName: school?.name ?? null }));
  },
});

const seeingsPerPage = 30;

const seeing = {
  id: true,
  adminId: true,
  seenId: true,
  reason: true,
  createdAt: true,
  endedAt: true,
  until: true,
  pages: { select: { path: true }, orderBy: { seenAt: 'asc' } },
} satisfies Prisma.SeeingSelect;

const newestFirst: Prisma.SeeingOrderByWithRelationInput[] = [{ createdAt: 'desc' }, { id: 'desc' }];

/** Who of support saw the product as somebody of the school, why, and what of it was read. */
export const schoolSeeings = defineQuery({
  name: 'accounts.school-seeings',
  may: abilities['seeing:read'],
  input: z.object({ page: PageNumber }),
  run: async ({ db, actor, input: { page } }) => {
    const where = within(seeingReach, actor);
    const { items: rows, ...found } = await paged(
      { page, pageSize: seeingsPerPage },
      (window) => db.seeing.findMany({ where, orderBy: newestFirst, select: seeing, ...window }),
      () => db.seeing.count({ where }),
    );
    // No foreign keys: who was erased has no name any more.
    const ids = rows.flatMap(({ adminId, seenId }) => [adminId, seenId]);
    const people = await db.account.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const items = rows.map(({ adminId, seenId, createdAt, endedAt, until, pages, ...row }) => ({
      ...row,
      adminName: names.get(adminId) ?? null,
      seenName: names.get(seenId) ?? null,
      from: createdAt.toISOString(),
      to: (endedAt ?? until).toISOString(),
      paths: pages.map(({ path }) => path),
    }));
    return { ...found, items };
  },
});
