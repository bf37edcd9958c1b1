import type { Actor } from '@/lib/access/actor';
import { nobody, type Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

/**
 * Whose talk with the assistant is read: the classes that a facilitator is responsible for, at the school that is open
 * now, while they go on. Nobody else reads a pupil's, not even an administrator or the school (product.md §4).
 */
export const readClassReach: Reach<Prisma.SchoolClassWhereInput> = {
  aluno: nobody,
  instrutor: ({ id, schoolId }: Actor) =>
    schoolId
      ? { schoolId, status: 'initiated', startedAt: { not: null }, facilitators: { some: { facilitatorId: id } } }
      : nobody(),
  escola: nobody,
  assessoria: nobody,
  admin: nobody,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
