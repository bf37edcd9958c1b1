import type { Actor } from '@/lib/access/actor';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { schoolReach } from './reach';
import { SchoolRef } from './schemas';

export const schoolCard = defineQuery({
  name: 'schools.card',
  may: 'school:read',
  input: SchoolRef,
  run: ({ db, actor, input: { id } }) =>
    db.school.findFirst({
      where: { AND: [within(schoolReach, actor), { id }] },
      select: { id: true, name: true, logoUrl: true, city: true, state: true },
    }),
});

/** The name of the actor's own school, where there is one. */
export async function schoolName(actor: Actor): Promise<string | null> {
  return actor.schoolId ? (await schoolCard(actor, { id: actor.schoolId })).name : null;
}
