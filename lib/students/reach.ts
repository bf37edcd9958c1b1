import type { Actor } from '@/lib/access/actor';
import { everyone, nobody, type Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

function ofOwnSchool({ schoolId }: Actor): Prisma.StudentWhereInput {
  return schoolId ? { schoolId } : nobody();
}

/**
 * Those in a class that the facilitator is responsible for now; who left it is no longer his. Who works at the school no
 * longer reaches none of it, whatever classes still have the name.
 */
function ofOwnClasses({ id }: Actor): Prisma.StudentWhereInput {
  return {
    enrolments: { some: { leftAt: null, class: { facilitators: { some: { facilitatorId: id } } } } },
    school: { links: { some: { accountId: id } } },
  };
}

export const studentReach: Reach<Prisma.StudentWhereInput> = {
  aluno: ({ id }) => ({ id }),
  instrutor: ofOwnClasses,
  escola: ofOwnSchool,
  assessoria: ({ id }) => ({ school: { links: { some: { accountId: id } } } }),
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};

/**
 * Those whom the facilitator teaches now. In a class that is over they may be somebody else's by now: its facilitator goes on
 * reading what was done there, and stays the one for who is in no class that goes on.
 */
function taughtNow(actor: Actor): Prisma.StudentWhereInput {
  const goesOn = { leftAt: null, class: { status: 'initiated' } } as const;
  const withMe = { facilitators: { some: { facilitatorId: actor.id } } };
  return {
    AND: [
      ofOwnClasses(actor),
      {
        OR: [
          { enrolments: { some: { ...goesOn, class: { ...goesOn.class, ...withMe } } } },
          { enrolments: { none: goesOn } },
        ],
      },
    ],
  };
}

/** For what lets somebody in as the child, tells what it confided, or who answers for it and where they live. */
export const taughtNowReach: Reach<Prisma.StudentWhereInput> = { ...studentReach, instrutor: taughtNow };
