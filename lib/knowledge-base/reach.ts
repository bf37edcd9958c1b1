import { everyone, type Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

/** Every base is open to everyone: the selfie tipos ask the assistant of nothing else. */
export const knowledgeBaseReach: Reach<Prisma.KnowledgeBaseWhereInput> = {
  aluno: everyone,
  instrutor: everyone,
  escola: everyone,
  assessoria: everyone,
  admin: everyone,
  somosselfieadmin: everyone,
  somosselfieproduto: everyone,
};
