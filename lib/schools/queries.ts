import * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { can } from '@/lib/access/can';
import { defineQuery } from '@/lib/access/define-query';
import { orNull } from '@/lib/access/or-null';
import { within } from '@/lib/access/reach';
import { photoAddress, purposes } from '@/lib/files/rules';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { paged } from '@/lib/platform/db/paged';
import { FileAnswer } from '@/lib/platform/http/file-answer';
import { Exists, NoInput, RowRef } from '@/lib/platform/shapes';
import { folded } from '@/lib/platform/text/folded';
import { abilities } from './abilities';
import { schoolReach } from './reach';
import { SchoolCard, SchoolDetail, SchoolPage, SchoolSearch } from './schemas';

export const schoolFields = {
  id: true,
  name: true,
  logoUrl: true,
  city: true,
  state: true,
  revision: true,
} as const satisfies Prisma.SchoolSelect;

/** Without an id the one that is open: a school's own (§7). */
export const schoolCard = defineQuery({
  name: 'schools.card',
  may: abilities['school:read'],
  input: z.object({ id: z.optional(z.uuid()) }),
  reply: SchoolCard,
  run: async ({ db, actor, input }) => {
    const id = input.id ?? actor.schoolId;
    if (!id) return null;
    return db.school.findFirst({
      where: within(schoolReach, actor, { id }),
      select: { id: true, name: true, logoUrl: true, city: true, state: true, hasAiKey: true },
    });
  },
});

/** The school that is open for the actor: none also when he was unlinked from it since he signed in. */
export async function ownSchool(actor: Actor) {
  if (!actor.schoolId || !can(actor, abilities['school:read'])) return null;
  return orNull(schoolCard(actor, { id: actor.schoolId }));
}

export async function schoolName(actor: Actor): Promise<string | null> {
  return (await ownSchool(actor))?.name ?? null;
}

/** The schools that the actor may open, for the switch in the shell. */
export const openableSchools = defineQuery({
  name: 'schools.openable',
  may: abilities['school:switch'],
  input: NoInput,
  run: ({ db, actor }) =>
    db.school.findMany({
      where: { links: { some: { accountId: actor.id } } },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true },
    }),
});

/** More than an administrator scrolls through: then the list's own search finds the school. */
const choicesMax = 500;

/** Every school that the actor reaches, to narrow a list by one or to register into. */
export const schoolChoices = defineQuery({
  name: 'schools.choices',
  may: abilities['school:choose'],
  input: NoInput,
  run: ({ db, actor }) =>
    db.school.findMany({
      where: within(schoolReach, actor),
      orderBy: [{ searchKey: 'asc' }, { id: 'asc' }],
      take: choicesMax,
      select: { id: true, name: true },
    }),
});

const schoolsPerPage = 20;

export const schoolList = defineQuery({
  name: 'schools.list',
  may: abilities['school:list'],
  input: SchoolSearch,
  reply: SchoolPage,
  run: ({ db, actor, input: { search, state, sort, page } }) => {
    const words = search.split(/\s+/).filter(Boolean);
    const where = within(schoolReach, actor, {
      ...(state && { state }),
      AND: words.map((word) => ({ searchKey: { contains: folded(word) } })),
    });
    const direction = sort.startsWith('-') ? ('desc' as const) : ('asc' as const);
    const orderBy = [
      ...(sort.endsWith('city') ? [{ city: direction }] : []),
      { searchKey: direction },
      { id: direction },
    ];
    return paged(
      { page, pageSize: schoolsPerPage },
      (window) => db.school.findMany({ where, orderBy, select: schoolFields, ...window }),
      () => db.school.count({ where }),
    );
  },
});

export const schoolById = defineQuery({
  name: 'schools.read',
  may: abilities['school:read'],
  input: RowRef,
  reply: SchoolDetail,
  run: ({ db, actor, input: { id } }) =>
    db.school.findFirst({ where: within(schoolReach, actor, { id }), select: schoolFields }),
});

export const schoolExists = defineQuery({
  name: 'schools.exists',
  may: abilities['school:read'],
  input: RowRef,
  reply: Exists,
  run: async ({ db, actor, input: { id } }) => ({
    exists: (await db.school.count({ where: within(schoolReach, actor, { id }) })) > 0,
  }),
});

/** A logo, for who reaches a school that names it; for its sender also before one does. */
export const schoolLogo = defineQuery({
  name: 'schools.logo',
  may: abilities['school:read'],
  input: z.object({ name: z.string().check(z.regex(/^[\w-]{43}\.webp$/)) }),
  reply: FileAnswer,
  run: async ({ db, actor, input: { name } }) => {
    const key = `${purposes['school-logo'].folder}/${name}`;
    const shown = await db.school.count({ where: within(schoolReach, actor, { logoUrl: photoAddress(key) }) });
    return db.storedFile.findFirst({
      where: shown > 0 ? { key } : { key, ownerId: actor.id },
      select: { key: true, name: true, mediaType: true },
    });
  },
});
