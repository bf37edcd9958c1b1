import * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { paged } from '@/lib/platform/db/paged';
import { Exists, NoInput, RowRef } from '@/lib/platform/shapes';
import { folded } from '@/lib/platform/text/folded';
import { ownSchool } from '@/lib/schools/queries';
import { schoolReach } from '@/lib/schools/reach';
import { SchoolCard } from '@/lib/schools/schemas';
import { abilities } from './abilities';
import { facilitatorReach } from './reach';
import { facilitatorsPerPage } from './rules';
import { FacilitatorPage, FacilitatorSearch } from './schemas';

/** What the profile shows of a facilitator (§3). */
const OwnFacilitator = z.object({
  /** The school that is open now. */
  school: z.nullable(SchoolCard),
  photoUrl: z.nullable(z.string()),
  mmCode: z.boolean(),
});

export const ownFacilitator = defineQuery({
  name: 'facilitators.own',
  may: abilities['facilitator:read-own'],
  input: NoInput,
  reply: OwnFacilitator,
  run: async ({ db, actor }) => {
    const facilitator = await db.facilitator.findUnique({
      where: { id: actor.id },
      select: { mmCode: true, account: { select: { photoUrl: true } } },
    });
    if (!facilitator) return null;
    return {
      school: await ownSchool(actor),
      photoUrl: facilitator.account.photoUrl,
      mmCode: facilitator.mmCode,
    };
  },
});

/** The schools of somebody that the reader reaches as well. */
export function reachedSchools(actor: Actor) {
  return {
    where: { school: within(schoolReach, actor) },
    orderBy: { school: { searchKey: 'asc' } },
    select: { school: { select: { id: true, name: true } } },
  } satisfies Prisma.Account$schoolLinksArgs;
}

/** By parts of the name and of the login. */
function matchesWord(word: string): Prisma.AccountWhereInput {
  const part = { contains: folded(word) };
  return { OR: [{ nameKey: part }, { loginKey: part }] };
}

export const facilitatorList = defineQuery({
  name: 'facilitators.list',
  may: abilities['facilitator:read'],
  input: FacilitatorSearch,
  reply: FacilitatorPage,
  run: ({ db, actor, input: { search, schoolId, mmCode, status, sort, page } }) => {
    const where = within(facilitatorReach, actor, {
      ...(mmCode && { mmCode: mmCode === 'yes' }),
      account: {
        ...(status !== 'all' && { active: status === 'active' }),
        ...(schoolId && { schoolLinks: { some: { schoolId } } }),
        AND: search.split(/\s+/).filter(Boolean).map(matchesWord),
      },
    });
    const direction = sort === 'name' ? ('asc' as const) : ('desc' as const);
    const account = {
      select: {
        name: true,
        login: true,
        email: true,
        photoUrl: true,
        active: true,
        schoolLinks: reachedSchools(actor),
      },
    };
    return paged(
      { page, pageSize: facilitatorsPerPage },
      (window) =>
        db.facilitator.findMany({
          where,
          orderBy: [{ account: { nameKey: direction } }, { id: direction }],
          select: { id: true, phone: true, mmCode: true, account },
          ...window,
        }),
      () => db.facilitator.count({ where }),
      ({ account: { schoolLinks, ...person }, ...facilitator }) => ({
        ...facilitator,
        ...person,
        schools: schoolLinks.map(({ school }) => school),
      }),
    );
  },
});

export const facilitatorExists = defineQuery({
  name: 'facilitators.exists',
  may: abilities['facilitator:read'],
  input: RowRef,
  reply: Exists,
  run: async ({ db, actor, input: { id } }) => ({
    exists: (await db.facilitator.count({ where: within(facilitatorReach, actor, { id }) })) > 0,
  }),
});
