import type { Actor } from '@/lib/access/actor';
import { everyone, nobody, type Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

function self({ id }: Actor): Prisma.AccountWhereInput {
  return { id };
}

/** Everybody of a school: who belongs to it and who works for it. */
function ofSchool({ id, schoolId }: Actor): Prisma.AccountWhereInput {
  return schoolId ? { OR: [{ id }, { schoolId }, { schoolLinks: { some: { schoolId } } }] } : { id };
}

function ofLinkedSchools({ id }: Actor): Prisma.AccountWhereInput {
  const linked = { links: { some: { accountId: id } } };
  return { OR: [{ id }, { school: linked }, { schoolLinks: { some: { school: linked } } }] };
}

/** Whose face each tipo may see: the own, and those whom one meets at school. */
export const accountReach: Reach<Prisma.AccountWhereInput> = {
  aluno: ofSchool,
  instrutor: ofLinkedSchools,
  escola: ofSchool,
  assessoria: ofLinkedSchools,
  admin: everyone,
  somosselfieadmin: self,
  somosselfieproduto: self,
};

function ownIdentity({ id }: Actor): Prisma.SsoIdentityWhereInput {
  return { accountId: id };
}

/** The accounts at providers that open a login are its person's alone to see and to end. */
export const identityReach: Reach<Prisma.SsoIdentityWhereInput> = {
  aluno: ownIdentity,
  instrutor: ownIdentity,
  escola: ownIdentity,
  assessoria: ownIdentity,
  admin: ownIdentity,
  somosselfieadmin: ownIdentity,
  somosselfieproduto: ownIdentity,
};

/** Who looked at a school's people is the school's own to know, whichever was open of whom it was looked as. */
export const seeingReach: Reach<Prisma.SeeingWhereInput> = {
  aluno: nobody,
  instrutor: nobody,
  escola: ({ schoolId }) => (schoolId ? { OR: [{ schoolId }, { schoolIds: { has: schoolId } }] } : nobody()),
  assessoria: nobody,
  admin: nobody,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};

/**
 * Whose password somebody else may set. A school's facilitator who works at another school as well is none: whoever sets a
 * password gets to see all that its owner sees. The own is changed by the old one.
 */
export const passwordReach: Reach<Prisma.AccountWhereInput> = {
  aluno: nobody,
  instrutor: nobody,
  escola: ({ schoolId }) =>
    schoolId ? { tipo: 'instrutor', schoolLinks: { some: { schoolId }, every: { schoolId } } } : nobody(),
  assessoria: nobody,
  admin: ({ id }) => ({ NOT: { id } }),
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};

/** Logins as they are administered, whatever the tipo. */
export const loginReach: Reach<Prisma.AccountWhereInput> = {
  aluno: nobody,
  instrutor: nobody,
  escola: nobody,
  assessoria: nobody,
  admin: everyone,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};
