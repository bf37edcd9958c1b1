import type { Actor } from '@/lib/access/actor';
import { nobody, type Reach, within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { shownOn } from '@/lib/platform/shown-days';

/** A class that is over speaks to nobody any more. */
const goesOn = { status: 'initiated' } as const;

/**
 * What is pinned up for this student on these days. What is for a class goes with the class; what is for all classes of
 * somebody, or for one student, is said by whoever teaches the student now: who changes class loses it.
 */
function pinnedFor({ id, schoolId }: Actor, days: Prisma.MuralPostWhereInput): Prisma.MuralPostWhereInput {
  if (!schoolId) return nobody();
  const own = { ...goesOn, enrolments: { some: { studentId: id, leftAt: null } } };
  return {
    schoolId,
    AND: [
      days,
      {
        OR: [
          { class: own },
          {
            classId: null,
            author: { classes: { some: { class: { ...own, schoolId } } } },
            OR: [{ studentId: null }, { studentId: id }],
          },
        ],
      },
    ],
  };
}

/** In the school that is open: what is for a class of the own, whoever wrote it, and what one wrote oneself to others. */
function written(actor: Actor): Prisma.MuralPostWhereInput {
  const { id, schoolId } = actor;
  if (!schoolId) return nobody();
  const ownClass = within(classReach, actor);
  const ownStudent = { enrolments: { some: { leftAt: null, class: ownClass } } };
  return {
    schoolId,
    OR: [{ class: ownClass }, { authorId: id, classId: null, studentId: null }, { authorId: id, student: ownStudent }],
  };
}

/** What is said to one student alone is never between two: whoever else teaches the student reads it. */
function readBy(actor: Actor): Prisma.MuralPostWhereInput {
  const { schoolId } = actor;
  if (!schoolId) return nobody();
  const taught = { enrolments: { some: { leftAt: null, class: within(classReach, actor) } } };
  return { OR: [written(actor), { schoolId, student: taught }] };
}

/** A school reads all that its staff says to its students, also what is said to one alone. */
function ofOwnSchool({ schoolId }: Actor): Prisma.MuralPostWhereInput {
  return schoolId ? { schoolId } : nobody();
}

/** Who reads a post on a day; for a student it has its days. */
export function muralOn(day: Date): Reach<Prisma.MuralPostWhereInput> {
  return {
    aluno: (actor) => pinnedFor(actor, shownOn(day)),
    instrutor: readBy,
    escola: ofOwnSchool,
    assessoria: nobody,
    admin: nobody,
    somosselfieadmin: nobody,
    somosselfieproduto: nobody,
  };
}

/** What a student may have had on the screen by this day: told without a line, it arrives when the post is over. */
export function muralUntil(day: Date): Reach<Prisma.MuralPostWhereInput> {
  return { ...muralOn(day), aluno: (actor) => pinnedFor(actor, { from: { lte: day } }) };
}

/** Whose posts each may change. */
export const writtenPosts: Reach<Prisma.MuralPostWhereInput> = {
  aluno: nobody,
  instrutor: written,
  escola: nobody,
  assessoria: nobody,
  admin: nobody,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
