import { nobody, type Reach, within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

/** The teams that a pupil is in. Facilitators reach teams by their class. */
export const ownTeamReach: Reach<Prisma.TeamWhereInput> = {
  aluno: (actor) => ({
    members: { some: { studentId: actor.id } },
    definition: { confirmedAt: { not: null }, class: within(classReach, actor) },
  }),
  instrutor: nobody,
  escola: nobody,
  assessoria: nobody,
  admin: nobody,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
