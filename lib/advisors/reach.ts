import { nobody, type Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

/** Registrations of advisors, by the account's row. */
export const advisorReach: Reach<Prisma.AccountWhereInput> = {
  aluno: nobody,
  instrutor: nobody,
  escola: nobody,
  assessoria: nobody,
  admin: () => ({ tipo: 'assessoria' }),
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
