import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { paged } from '@/lib/platform/db/paged';
import { Exists } from '@/lib/platform/shapes';
import { folded } from '@/lib/platform/text/folded';
import { studentReach } from '@/lib/students/reach';
import { abilities } from '../abilities';
import { guardianReach } from '../reach';
import { guardiansPerPage } from '../rules';
import { GuardianDetail, GuardianPage, GuardianRef, GuardianSearch } from '../schemas';

const card = {
  id: true,
  name: true,
  email: true,
  relationship: true,
  receivesEmail: true,
  financial: true,
  telephones: true,
  active: true,
} satisfies Prisma.GuardianSelect;

export const guardianFields = {
  ...card,
  schoolId: true,
  cpf: true,
  rg: true,
  street: true,
  number: true,
  complement: true,
  neighbourhood: true,
  cep: true,
  city: true,
  state: true,
  revision: true,
} satisfies Prisma.GuardianSelect;

/** A guardian may have children in another facilitator's class: those are not his to know. */
function studentsOf(reached: Prisma.StudentWhereInput) {
  return {
    where: { student: reached },
    orderBy: { student: { nameKey: 'asc' } },
    select: { student: { select: { id: true, account: { select: { name: true } } } } },
  } satisfies Prisma.Guardian$studentsArgs;
}

type Tie = { student: { id: string; account: { name: string } } };

function named({ student: { id, account } }: Tie) {
  return { id, name: account.name };
}

export const guardianList = defineQuery({
  name: 'guardians.list',
  may: abilities['guardian:read'],
  input: GuardianSearch,
  reply: GuardianPage,
  run: ({ db, actor, input: { search, schoolId, relationship, status, sort, page } }) => {
    const where = within(guardianReach, actor, {
      ...(schoolId && { schoolId }),
      ...(relationship && { relationship }),
      ...(status !== 'all' && { active: status === 'active' }),
      AND: search
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => ({ searchKey: { contains: folded(word) } })),
    });
    const direction = sort === 'name' ? ('asc' as const) : ('desc' as const);
    const students = studentsOf(within(studentReach, actor));
    return paged(
      { page, pageSize: guardiansPerPage },
      (window) =>
        db.guardian.findMany({
          where,
          orderBy: [{ searchKey: direction }, { id: direction }],
          select: { ...card, students },
          ...window,
        }),
      () => db.guardian.count({ where }),
      ({ students: ties, ...guardian }) => ({ ...guardian, students: ties.map(named) }),
    );
  },
});

export const guardianById = defineQuery({
  name: 'guardians.read',
  may: abilities['guardian:read'],
  input: GuardianRef,
  reply: GuardianDetail,
  run: async ({ db, actor, input: { id } }) => {
    const found = await db.guardian.findFirst({
      where: within(guardianReach, actor, { id }),
      select: { ...guardianFields, students: studentsOf(within(studentReach, actor)) },
    });
    return found && { ...found, students: found.students.map(named) };
  },
});

export const guardianExists = defineQuery({
  name: 'guardians.exists',
  may: abilities['guardian:read'],
  input: GuardianRef,
  reply: Exists,
  run: async ({ db, actor, input: { id } }) => ({
    exists: (await db.guardian.count({ where: within(guardianReach, actor, { id }) })) > 0,
  }),
});
