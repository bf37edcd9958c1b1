import { everyone, nobody, type Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

/** The questions are the product's own: whoever trains the assistant has them all. */
export const questionReach: Reach<Prisma.EvaluationQuestionWhereInput> = {
  aluno: nobody,
  instrutor: nobody,
  escola: nobody,
  assessoria: everyone,
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
