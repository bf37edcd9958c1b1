import type { Actor } from '@/lib/access/actor';
import { everyone, nobody, type Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

/** Without a school of one's own there is no row: a null id must not match anything. */
function own(actor: Actor): Prisma.SchoolWhereInput {
  return actor.schoolId ? { id: actor.schoolId } : nobody();
}

export const schoolReach: Reach<Prisma.SchoolWhereInput> = {
  aluno: own,
  instrutor: own,
  escola: own,
  assessoria: own,
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
