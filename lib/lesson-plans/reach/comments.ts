import type { Actor } from '@/lib/access/actor';
import { everyone, nobody, type Reach, within } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { schoolReach } from '@/lib/schools/reach';

/** A colleague may name a pupil: what is written at a school stays there. The content's own team is heard by all. */
function ofOpenSchool({ schoolId }: Actor): Prisma.PlanCommentWhereInput {
  return { OR: [{ schoolId: null }, ...(schoolId ? [{ schoolId }] : [])] };
}

export const commentReach: Reach<Prisma.PlanCommentWhereInput> = {
  aluno: nobody,
  instrutor: ofOpenSchool,
  escola: ofOpenSchool,
  assessoria: (actor) => ({ OR: [{ schoolId: null }, { school: within(schoolReach, actor) }] }),
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};

/** One's own words may be taken back; the administrators moderate. */
export const deletableComments: Reach<Prisma.PlanCommentWhereInput> = {
  aluno: nobody,
  instrutor: ({ id }) => ({ authorId: id }),
  escola: nobody,
  assessoria: nobody,
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
