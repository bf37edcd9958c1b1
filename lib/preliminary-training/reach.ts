import { everyone, nobody, type Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

/** Who asked, and who answers: an advisor those of linked schools. */
export const trainingRequestReach: Reach<Prisma.TrainingRequestWhereInput> = {
  aluno: nobody,
  instrutor: ({ id }) => ({ facilitatorId: id }),
  escola: nobody,
  assessoria: ({ id }) => ({ school: { links: { some: { accountId: id } } } }),
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
