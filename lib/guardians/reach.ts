import type { Actor } from '@/lib/access/actor';
import { everyone, nobody, type Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

function ofOwnSchool({ schoolId }: Actor): Prisma.GuardianWhereInput {
  return schoolId ? { schoolId } : nobody();
}

/** Of the pupils in a class that the facilitator is responsible for now. */
function ofOwnPupils({ id }: Actor): Prisma.GuardianWhereInput {
  const own = { some: { leftAt: null, class: { facilitators: { some: { facilitatorId: id } } } } };
  return { students: { some: { student: { enrolments: own } } }, school: { links: { some: { accountId: id } } } };
}

export const guardianReach: Reach<Prisma.GuardianWhereInput> = {
  aluno: nobody,
  instrutor: ofOwnPupils,
  escola: ofOwnSchool,
  assessoria: ({ id }) => ({ school: { links: { some: { accountId: id } } } }),
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
