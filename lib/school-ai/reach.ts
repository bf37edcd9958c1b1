import type { Actor } from '@/lib/access/actor';
import { everyone, nobody, type Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

function own({ schoolId }: Actor): Prisma.SchoolWhereInput {
  return schoolId ? { id: schoolId } : nobody();
}

/** Whose key and settings: the school itself and administrators alone. A facilitator who is linked to it is neither. */
export const schoolAiReach: Reach<Prisma.SchoolWhereInput> = {
  aluno: nobody,
  instrutor: nobody,
  escola: own,
  assessoria: nobody,
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
