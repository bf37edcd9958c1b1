import type { Actor } from '@/lib/access/actor';
import { everyone, nobody, type Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

function ofOwnSchool({ schoolId }: Actor): Prisma.FacilitatorWhereInput {
  return schoolId ? { account: { schoolLinks: { some: { schoolId } } } } : nobody();
}

/** An advisor's facilitators work at one of the schools that the advisor is linked to. */
function ofLinkedSchools({ id }: Actor): Prisma.FacilitatorWhereInput {
  return { account: { schoolLinks: { some: { school: { links: { some: { accountId: id } } } } } } };
}

export const facilitatorReach: Reach<Prisma.FacilitatorWhereInput> = {
  aluno: nobody,
  instrutor: ({ id }) => ({ id }),
  escola: ofOwnSchool,
  assessoria: ofLinkedSchools,
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};

/** The accounts of those: a facilitator's record is held, and compared, by the account's row. */
export const facilitatorAccountReach: Reach<Prisma.AccountWhereInput> = {
  aluno: nobody,
  instrutor: nobody,
  escola: (actor) => ({ facilitator: facilitatorReach.escola(actor) }),
  assessoria: nobody,
  admin: () => ({ tipo: 'instrutor' }),
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
