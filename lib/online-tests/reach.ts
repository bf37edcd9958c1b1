import { nobody, type Reach, within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

/**
 * A pupil's own attempts: what he began goes on and is shown wherever he moves, what he did not begin stays behind with
 * the class. Who teaches reaches attempts of the own classes.
 */
export const attemptReach: Reach<Prisma.TestAttemptWhereInput> = {
  aluno: (actor) => ({
    studentId: actor.id,
    archivedAt: null,
    OR: [{ state: { in: ['begun', 'concluded'] } }, { release: { class: within(classReach, actor) } }],
  }),
  instrutor: (actor) => ({ release: { class: within(classReach, actor) } }),
  escola: nobody,
  assessoria: nobody,
  admin: nobody,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
