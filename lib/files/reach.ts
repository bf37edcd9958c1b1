import type { Actor } from '@/lib/access/actor';
import { nobody, type Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

function own(actor: Actor): { ownerId: string } {
  return { ownerId: actor.id };
}

/**
 * A file is its sender's alone, whoever asks. Where something names it, that domain decides who else may read it, by an
 * operation of its own that answers with the file.
 */
export const fileReach: Reach<Prisma.StoredFileWhereInput> = {
  aluno: own,
  instrutor: own,
  escola: own,
  assessoria: own,
  admin: own,
  somosselfieadmin: own,
  somosselfieproduto: own,
};

/** Nobody but the sender continues or sees what is on its way. */
export const uploadReach: Reach<Prisma.UploadWhereInput> = {
  aluno: own,
  instrutor: own,
  escola: own,
  assessoria: own,
  admin: own,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
