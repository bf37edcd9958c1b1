import type { Actor } from '@/lib/access/actor';
import { can } from '@/lib/access/can';
import { defineQuery } from '@/lib/access/define-query';
import { orNull } from '@/lib/access/or-null';
import { within } from '@/lib/access/reach';
import { NoInput, RowRef } from '@/lib/platform/shapes';
import { abilities } from './abilities';
import { schoolReach } from './reach';
import { SchoolCard } from './schemas';

export const schoolCard = defineQuery({
  name: 'schools.card',
  may: abilities['school:read'],
  input: RowRef,
  reply: SchoolCard,
  run: ({ db, actor, input: { id } }) =>
    db.school.findFirst({
      where: within(schoolReach, actor, { id }),
      select: { id: true, name: true, logoUrl: true, city: true, state: true, hasAiKey: true },
    }),
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
