import type { Actor } from '@/lib/access/actor';
import { everyone, nobody, type Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

function ofOwnSchool({ schoolId }: Actor): Prisma.BulkPlanWhereInput {
  return schoolId ? { schoolId } : nobody();
}

export const planReach: Reach<Prisma.BulkPlanWhereInput> = {
  aluno: nobody,
  // His own classes are his reach; whose rows another's plan names, he need not know, nor those of a school that he has left.
  instrutor: ({ id }) => ({ plannedBy: id, school: { links: { some: { accountId: id } } } }),
  escola: ofOwnSchool,
  assessoria: nobody,
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
