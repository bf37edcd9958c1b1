import { nobody, type Reach, within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

/** Who teaches the class keeps its answers together. Pupils hear them from the assistant alone (`queries/kept-answers.ts`). */
export const verifiedAnswerReach: Reach<Prisma.VerifiedAnswerWhereInput> = {
  aluno: nobody,
  instrutor: (actor) => ({ class: within(classReach, actor) }),
  escola: nobody,
  assessoria: nobody,
  admin: nobody,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
