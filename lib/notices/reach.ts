import type { Actor } from '@/lib/access/actor';
import { everyone, nobody, type Reach, within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

function ofOwnSchool({ schoolId }: Actor): Prisma.NoticeWhereInput {
  return schoolId ? { schoolId } : nobody();
}

/** What the whole school is told, and what the classes of this condition are. */
function told({ schoolId }: Actor, inClass: Prisma.SchoolClassWhereInput): Prisma.NoticeWhereInput {
  return schoolId ? { schoolId, OR: [{ classId: null }, { class: inClass }] } : nobody();
}

/** Whom a notice is for. */
export const noticeReach: Reach<Prisma.NoticeWhereInput> = {
  aluno: (actor) => told(actor, { enrolments: { some: { studentId: actor.id, leftAt: null } } }),
  instrutor: (actor) => told(actor, { facilitators: { some: { facilitatorId: actor.id } } }),
  escola: ofOwnSchool,
  assessoria: nobody,
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};

/** Whose notices each may change: a facilitator those that he wrote himself, to classes that are his now. */
export const writtenReach: Reach<Prisma.NoticeWhereInput> = {
  ...noticeReach,
  aluno: nobody,
  instrutor: (actor) => ({ authorId: actor.id, class: within(classReach, actor) }),
};
