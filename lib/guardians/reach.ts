import type { Actor } from '@/lib/access/actor';
import { everyone, nobody, type Reach, within } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { studentReach, taughtNowReach } from '@/lib/students/reach';

function ofOwnSchool({ schoolId }: Actor): Prisma.GuardianWhereInput {
  return schoolId ? { schoolId } : nobody();
}

/** Of the pupils whom the facilitator teaches now: addresses and documents are no history of a class that is over. */
function ofOwnPupils(actor: Actor): Prisma.GuardianWhereInput {
  return { students: { some: { student: taughtNowReach.instrutor(actor) } } };
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
