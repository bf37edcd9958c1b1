import type { Actor } from '@/lib/access/actor';
import { everyone, nobody, type Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

function ofOwnSchool({ schoolId }: Actor): Prisma.SchoolClassWhereInput {
  return schoolId ? { schoolId } : nobody();
}

export const classReach: Reach<Prisma.SchoolClassWhereInput> = {
  aluno: ({ id }) => ({ enrolments: { some: { studentId: id, leftAt: null } } }),
  // Who works at the school no longer reaches none of it, whatever classes still have the name.
  instrutor: ({ id }) => ({
    facilitators: { some: { facilitatorId: id } },
    school: { links: { some: { accountId: id } } },
  }),
  escola: ofOwnSchool,
  assessoria: ({ id }) => ({ school: { links: { some: { accountId: id } } } }),
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};

/** Who is taught in a class now: who is inactive is at school no more, whoever took him out of the class or has not yet. */
export const inClassNow = { leftAt: null, student: { active: true } } satisfies Prisma.EnrolmentWhereInput;
