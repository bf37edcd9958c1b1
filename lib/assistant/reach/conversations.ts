import type { Actor } from '@/lib/access/actor';
import type { Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

function own({ id }: Actor): Prisma.ConversationWhereInput {
  return { accountId: id };
}

/** Whoever is signed in talks with the assistant, and nobody else writes there. */
export const conversationReach: Reach<Prisma.ConversationWhereInput> = {
  aluno: own,
  instrutor: own,
  escola: own,
  assessoria: own,
  admin: own,
  somosselfieadmin: own,
  somosselfieproduto: own,
};
