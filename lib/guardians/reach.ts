import type { Actor } from '@/lib/access/actor';
import { everyone, nobody, type Reach, within } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { studentReach } from '@/lib/students/reach';

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

/** What was allowed for a pupil whom the actor reaches. */
function ofReachedPupils(actor: Actor): Prisma.ConsentWhereInput {
  return { student: within(studentReach, actor) };
}

export const consentReach: Reach<Prisma.ConsentWhereInput> = {
  aluno: nobody,
  instrutor: ofReachedPupils,
  escola: ofReachedPupils,
  assessoria: ofReachedPupils,
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
