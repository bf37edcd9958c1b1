import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { paged } from '@/lib/platform/db/paged';
import { Exists, NoInput, RowRef } from '@/lib/platform/shapes';
import { folded } from '@/lib/platform/text/folded';
import { abilities } from './abilities';
import { advisorReach } from './reach';
import { AdvisorPage, AdvisorRecord, AdvisorSearch, OwnSchools } from './schemas';

const advisorsPerPage = 20;

export const advisorFields = {
  id: true,
  name: true,
  login: true,
  email: true,
  photoUrl: true,
  active: true,
  revision: true,
  schoolLinks: { select: { schoolId: true } },
  advisedSchools: {
    orderBy: { school: { searchKey: 'asc' } },
    select: { school: { select: { id: true, name: true } } },
  },
} satisfies Prisma.AccountSelect;

type Row = Prisma.AccountGetPayload<{ select: typeof advisorFields }>;

export function advisorRecordOf({ schoolLinks, advisedSchools, ...person }: Row) {
  const linked = new Set(schoolLinks.map(({ schoolId }) => schoolId));
  return { ...person, schools: advisedSchools.map(({ school }) => ({ ...school, isLinked: linked.has(school.id) })) };
}

/** By parts of the name and of the login. */
function matchesWord(word: string): Prisma.AccountWhereInput {
  const part = { contains: folded(word) };
  return { OR: [{ nameKey: part }, { loginKey: part }] };
}

export const advisorList = defineQuery({
  name: 'advisors.list',
  may: abilities['advisor:read'],
  input: AdvisorSearch,
  reply: AdvisorPage,
  run: ({ db, actor, input: { search, schoolId, status, sort, page } }) => {
    const where = within(advisorReach, actor, {
      ...(status !== 'all' && { active: status === 'active' }),
      ...(schoolId && { advisedSchools: { some: { schoolId } } }),
      AND: search.split(/\s+/).filter(Boolean).map(matchesWord),
    });
    const direction = sort === 'name' ? ('asc' as const) : ('desc' as const);
    const orderBy = [{ nameKey: direction }, { id: direction }];
    return paged(
      { page, pageSize: advisorsPerPage },
      (window) => db.account.findMany({ where, orderBy, select: advisorFields, ...window }),
      () => db.account.count({ where }),
      advisorRecordOf,
    );
  },
});

export const advisorById = defineQuery({
  name: 'advisors.read',
  may: abilities['advisor:read'],
  input: RowRef,
  reply: AdvisorRecord,
  run: async ({ db, actor, input: { id } }) => {
    const found = await db.account.findFirst({ where: within(advisorReach, actor, { id }), select: advisorFields });
    return found && advisorRecordOf(found);
  },
});

export const advisorExists = defineQuery({
  name: 'advisors.exists',
  may: abilities['advisor:read'],
  input: RowRef,
  reply: Exists,
  run: async ({ db, actor, input: { id } }) => ({
    exists: (await db.account.count({ where: within(advisorReach, actor, { id }) })) > 0,
  }),
});

export async function readOwnSchools(db: Pick<Tx, 'advisorSchool' | 'schoolLink'>, accountId: string) {
  const entrusted = await db.advisorSchool.findMany({
    where: { accountId },
    orderBy: { school: { searchKey: 'asc' } },
    select: { school: { select: { id: true, name: true, city: true, state: true } } },
  });
  const links = await db.schoolLink.findMany({ where: { accountId }, select: { schoolId: true } });
  const linked = new Set(links.map(({ schoolId }) => schoolId));
  return { schools: entrusted.map(({ school }) => ({ ...school, isLinked: linked.has(school.id) })) };
}

/** The schools that are entrusted to the advisor who asks, and which of them are linked. */
export const ownAdvisedSchools = defineQuery({
  name: 'advisors.own-schools',
  may: abilities['advisor:read-own'],
  input: NoInput,
  reply: OwnSchools,
  run: ({ db, actor }) => readOwnSchools(db, actor.id),
});
