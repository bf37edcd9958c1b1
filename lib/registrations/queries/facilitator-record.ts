import type { Actor } from '@/lib/access/actor';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { abilities } from '@/lib/facilitators/abilities';
import { reachedSchools } from '@/lib/facilitators/queries';
import { facilitatorReach } from '@/lib/facilitators/reach';
import { mayKeep } from '@/lib/facilitators/rules';
import { FacilitatorRecord } from '@/lib/facilitators/schemas';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { RowRef } from '@/lib/platform/shapes';

const fields = {
  id: true,
  sex: true,
  nickname: true,
  birthDate: true,
  providerId: true,
  phone: true,
  mmCode: true,
  emailGroup: true,
} satisfies Prisma.FacilitatorSelect;

const accountFields = {
  name: true,
  login: true,
  email: true,
  photoUrl: true,
  active: true,
  revision: true,
} satisfies Prisma.AccountSelect;

/** One facilitator as the form shows the person; of schools and classes, what the reader reaches. */
export async function readFacilitator(db: Pick<Tx, 'facilitator' | 'schoolLink'>, actor: Actor, id: string) {
  const found = await db.facilitator.findFirst({
    where: within(facilitatorReach, actor, { id }),
    select: {
      ...fields,
      account: { select: { ...accountFields, schoolLinks: reachedSchools(actor) } },
      classes: {
        where: { class: within(classReach, actor, { status: 'initiated' }) },
        orderBy: { class: { nameKey: 'asc' } },
        select: { class: { select: { id: true, name: true } } },
      },
    },
  });
  if (!found) return null;
  const links = await db.schoolLink.findMany({ where: { accountId: id }, select: { schoolId: true } });
  const { account, birthDate, classes, ...facilitator } = found;
  const { schoolLinks, ...person } = account;
  return {
    ...facilitator,
    ...person,
    birthDate: birthDate?.toISOString().slice(0, 10) ?? null,
    schools: schoolLinks.map(({ school }) => school),
    classes: classes.map((each) => each.class),
    mayKeep: mayKeep(
      actor,
      links.map(({ schoolId }) => schoolId),
    ),
  };
}

export const facilitatorRecord = defineQuery({
  name: 'registrations.read-facilitator',
  may: abilities['facilitator:read'],
  input: RowRef,
  reply: FacilitatorRecord,
  run: ({ db, actor, input: { id } }) => readFacilitator(db, actor, id),
});
