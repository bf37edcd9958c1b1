import type { Actor } from '@/lib/access/actor';
import { everyone, nobody, type Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

/** Without a school of one's own there is no row: a null id must not match anything. */
function own(actor: Actor): Prisma.SchoolWhereInput {
  return actor.schoolId ? { id: actor.schoolId } : nobody();
}

/** Whoever works at several reaches all of them, whichever is open. */
function linked({ id }: Actor): Prisma.SchoolWhereInput {
  return { links: { some: { accountId: id } } };
}

export const schoolReach: Reach<Prisma.SchoolWhereInput> = {
  aluno: own,
  instrutor: linked,
  escola: own,
  assessoria: linked,
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
