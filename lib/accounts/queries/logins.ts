import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { paged } from '@/lib/platform/db/paged';
import { Exists, RowRef } from '@/lib/platform/shapes';
import { folded } from '@/lib/platform/text/folded';
import { abilities } from '../abilities';
import { loginReach } from '../reach';
import { LoginProposal, LoginProposalQuestion, UserCard, UserPage, UserSearch } from '../schemas/logins';
import { freeLogin } from './free-login';

const usersPerPage = 20;

/** A login that nobody has, from a full name: what a form begins with. Saving decides. */
export const loginProposal = defineQuery({
  name: 'accounts.login-proposal',
  may: abilities['login:propose'],
  input: LoginProposalQuestion,
  reply: LoginProposal,
  run: async ({ db, input: { name } }) => ({ login: await freeLogin(db, name) }),
});

export const userFields = {
  id: true,
  login: true,
  tipo: true,
  name: true,
  email: true,
  photoUrl: true,
  schoolId: true,
  school: { select: { name: true } },
  active: true,
  revision: true,
} satisfies Prisma.AccountSelect;

export function userCard({ school, ...user }: Prisma.AccountGetPayload<{ select: typeof userFields }>) {
  return { ...user, schoolName: school?.name ?? null };
}

/** By parts of the name and of the login. */
function matchesWord(word: string): Prisma.AccountWhereInput {
  const part = { contains: folded(word) };
  return { OR: [{ nameKey: part }, { loginKey: part }] };
}

/** Every login, whatever the tipo. Who works at several schools is found at each. */
export const userList = defineQuery({
  name: 'accounts.list',
  may: abilities['account:list'],
  input: UserSearch,
  reply: UserPage,
  run: ({ db, actor, input: { search, tipo, schoolId, status, sort, page } }) => {
    const where = within(loginReach, actor, {
      ...(tipo && { tipo }),
      ...(status !== 'all' && { active: status === 'active' }),
      AND: [
        ...(schoolId ? [{ OR: [{ schoolId }, { schoolLinks: { some: { schoolId } } }] }] : []),
        ...search.split(/\s+/).filter(Boolean).map(matchesWord),
      ],
    });
    const direction = sort.startsWith('-') ? ('desc' as const) : ('asc' as const);
    const by = sort.endsWith('name') ? 'nameKey' : 'loginKey';
    return paged(
      { page, pageSize: usersPerPage },
      (window) =>
        db.account.findMany({
          where,
          orderBy: [{ [by]: direction }, { id: direction }],
          select: userFields,
          ...window,
        }),
      () => db.account.count({ where }),
      userCard,
    );
  },
});

export const userById = defineQuery({
  name: 'accounts.read',
  may: abilities['account:list'],
  input: RowRef,
  reply: UserCard,
  run: async ({ db, actor, input: { id } }) => {
    const found = await db.account.findFirst({ where: within(loginReach, actor, { id }), select: userFields });
    return found && userCard(found);
  },
});

export const userExists = defineQuery({
  name: 'accounts.exists',
  may: abilities['account:list'],
  input: RowRef,
  reply: Exists,
  run: async ({ db, actor, input: { id } }) => ({
    exists: (await db.account.count({ where: within(loginReach, actor, { id }) })) > 0,
  }),
});
