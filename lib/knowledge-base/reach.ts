import { everyone, nobody, type Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

/** Every base is open to everyone; the selfie product has none. */
export const knowledgeBaseReach: Reach<Prisma.KnowledgeBaseWhereInput> = {
  aluno: everyone,
  instrutor: everyone,
  escola: everyone,
  assessoria: everyone,
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
