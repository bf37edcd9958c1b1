import type { Actor } from '@/lib/access/actor';
import { everyone, nobody, type Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

function ofOwnSchool({ schoolId }: Actor): Prisma.StudentWhereInput {
  return schoolId ? { schoolId } : nobody();
}

/**
 * Those in a class that the facilitator is responsible for now; who left it is no longer his. Who works at the school no
 * longer reaches none of it, whatever classes still have the name.
 */
function ofOwnClasses({ id }: Actor): Prisma.StudentWhereInput {
  return {
    enrolments: { some: { leftAt: null, class: { facilitators: { some: { facilitatorId: id } } } } },
    school: { links: { some: { accountId: id } } },
  };
}

export const studentReach: Reach<Prisma.StudentWhereInput> = {
  aluno: ({ id }) => ({ id }),
  instrutor: ofOwnClasses,
  escola: ofOwnSchool,
  assessoria: ({ id }) => ({ school: { links: { some: { accountId: id } } } }),
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
