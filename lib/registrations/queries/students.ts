import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { paged } from '@/lib/platform/db/paged';
import { Exists } from '@/lib/platform/shapes';
import { folded } from '@/lib/platform/text/folded';
import { abilities } from '@/lib/students/abilities';
import { studentReach } from '@/lib/students/reach';
import { studentsCountedMax, studentsPerPage } from '@/lib/students/rules';
import { StudentPage, StudentRef, StudentSearch } from '@/lib/students/schemas';

const card = {
  id: true,
  registrationNumber: true,
  schoolYear: true,
  active: true,
  account: { select: { name: true, login: true, photoUrl: true } },
  enrolments: {
    where: { leftAt: null, class: { status: 'initiated' } },
    orderBy: { enrolledAt: 'desc' },
    select: { class: { select: { id: true, name: true } } },
  },
} satisfies Prisma.StudentSelect;

function toCard({ account, enrolments, ...student }: Prisma.StudentGetPayload<{ select: typeof card }>) {
  return { ...student, ...account, classes: enrolments.map((enrolment) => enrolment.class) };
}

function matchesWord(word: string): Prisma.StudentWhereInput {
  return { searchKey: { contains: folded(word) } };
}

const countedBy = [{ nameKey: 'asc' as const }, { id: 'asc' as const }];

/** One page of those whom the actor reaches; the fictitious twelve of a test class stand in it as the class does. */
export const studentList = defineQuery({
  name: 'registrations.list-students',
  may: abilities['student:read'],
  input: StudentSearch,
  reply: StudentPage,
  run: async ({ db, actor, input: { search, schoolId, classId, schoolYear, status, sort, page } }) => {
    const where = within(studentReach, actor, {
      ...(schoolId && { schoolId }),
      ...(schoolYear && { schoolYear }),
      ...(status !== 'all' && { active: status === 'active' }),
      ...(classId && { enrolments: { some: { classId, leftAt: null } } }),
      AND: search.split(/\s+/).filter(Boolean).map(matchesWord),
    });
    const direction = sort.startsWith('-') ? ('desc' as const) : ('asc' as const);
    const by = sort.endsWith('name') ? 'nameKey' : 'registrationNumber';
    const orderBy = [{ [by]: direction }, { id: direction }];
    const read = (window: { skip: number; take: number }) =>
      db.student.findMany({ where, orderBy, select: card, ...window });
    if (search) {
      const skip = (page - 1) * studentsPerPage;
      const found = await read({ skip, take: studentsPerPage + 1 });
      const items = found.slice(0, studentsPerPage).map(toCard);
      return { items, total: skip + found.length, page, pageSize: studentsPerPage };
    }
    return paged(
      { page, pageSize: studentsPerPage },
      read,
      // In an order that an index has: without one PostgreSQL would go through the whole table to count these.
      () => db.student.count({ where, orderBy: countedBy, take: studentsCountedMax({ page, search }) }),
      toCard,
    );
  },
});

export const studentExists = defineQuery({
  name: 'registrations.student-exists',
  may: abilities['student:read'],
  input: StudentRef,
  reply: Exists,
  run: async ({ db, actor, input: { id } }) => ({
    exists: (await db.student.count({ where: within(studentReach, actor, { id }) })) > 0,
  }),
});
