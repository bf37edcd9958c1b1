import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { courseFamilies } from '@/lib/courses/rules';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { paged } from '@/lib/platform/db/paged';
import { Exists, NoInput, PageNumber, pageOf, RowRef } from '@/lib/platform/shapes';
import { folded } from '@/lib/platform/text/folded';
import { schoolYears } from '@/lib/students/rules';
import { abilities } from './abilities';
import { classReach } from './reach';
import { type ClassState, classesPerPage, classStates, classTypes, shifts, stateOf } from './rules';

/** More than a school has at once. */
const choicesMax = 200;

/** What a list shows of a class, and what is told of one wherever it is told. */
export const classCard = {
  id: true,
  name: true,
  type: true,
  status: true,
  startedAt: true,
  schoolYear: true,
  shift: true,
  letter: true,
  referenceYear: true,
  referenceSemester: true,
  moduleCode: true,
  module: { select: { name: true } },
  course: { select: { code: true, name: true, family: true, photoUrl: true } },
  school: { select: { name: true } },
  facilitators: {
    orderBy: { facilitator: { account: { name: 'asc' } } },
    select: { facilitator: { select: { id: true, account: { select: { name: true } } } } },
  },
  _count: { select: { enrolments: { where: { leftAt: null } } } },
} satisfies Prisma.SchoolClassSelect;

type CardRow = Prisma.SchoolClassGetPayload<{ select: typeof classCard }>;

export const ClassCard = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(classTypes),
  state: z.enum(classStates),
  schoolYear: z.enum(schoolYears),
  shift: z.enum(shifts),
  letter: z.string(),
  referenceYear: z.int(),
  referenceSemester: z.int(),
  moduleCode: z.string(),
  moduleName: z.string(),
  courseCode: z.string(),
  courseName: z.string(),
  family: z.enum(courseFamilies),
  photoUrl: z.nullable(z.string()),
  schoolName: z.string(),
  facilitators: z.array(z.object({ id: z.string(), name: z.string() })),
  studentCount: z.int(),
});

export function toClassCard({ status, startedAt, module, course, school, facilitators, _count, ...row }: CardRow) {
  return {
    ...row,
    state: stateOf({ status, startedAt }),
    moduleName: module.name,
    courseCode: course.code,
    courseName: course.name,
    family: course.family,
    photoUrl: course.photoUrl,
    schoolName: school.name,
    facilitators: facilitators.map(({ facilitator }) => ({ id: facilitator.id, name: facilitator.account.name })),
    studentCount: _count.enrolments,
  };
}

const ofState: Record<ClassState, Prisma.SchoolClassWhereInput> = {
  editable: { status: 'initiated', startedAt: null },
  running: { status: 'initiated', startedAt: { not: null } },
  done: { status: 'done' },
  cancelled: { status: 'cancelled' },
};

const orders = {
  name: (order: Prisma.SortOrder) => [{ nameKey: order }],
  term: (order: Prisma.SortOrder) => [
    { referenceYear: order },
    { referenceSemester: order },
    { nameKey: 'asc' as const },
  ],
  schoolYear: (order: Prisma.SortOrder) => [{ schoolYear: order }, { nameKey: 'asc' as const }],
};

const ClassSearch = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  type: z.optional(z.enum(classTypes)),
  state: z.optional(z.enum(classStates)),
  courseCode: z.optional(z.string().check(z.maxLength(40))),
  schoolYear: z.optional(z.enum(schoolYears)),
  shift: z.optional(z.enum(shifts)),
  schoolId: z.optional(z.uuid()),
  sort: z._default(z.enum(['name', '-name', 'term', '-term', 'schoolYear', '-schoolYear']), '-term'),
  page: PageNumber,
});

export const classList = defineQuery({
  name: 'classes.list',
  may: abilities['class:read'],
  input: ClassSearch,
  reply: pageOf(ClassCard),
  run: async ({ db, actor, input: { search, type, state, courseCode, schoolYear, shift, schoolId, sort, page } }) => {
    const words = folded(search).split(/\s+/).filter(Boolean);
    const where = within(classReach, actor, {
      ...(type && { type }),
      ...(state && ofState[state]),
      ...(courseCode && { course: { code: courseCode } }),
      ...(schoolYear && { schoolYear }),
      ...(shift && { shift }),
      ...(schoolId && { schoolId }),
      AND: words.map((word) => ({ nameKey: { contains: word } })),
    });
    const key = sort.replace('-', '') as keyof typeof orders;
    const orderBy = [...orders[key](sort.startsWith('-') ? 'desc' : 'asc'), { id: 'asc' as const }];
    return paged(
      { page, pageSize: classesPerPage },
      (window) => db.schoolClass.findMany({ where, orderBy, select: classCard, ...window }),
      () => db.schoolClass.count({ where }),
      toClassCard,
    );
  },
});

export const classExists = defineQuery({
  name: 'classes.exists',
  may: abilities['class:read'],
  input: RowRef,
  reply: Exists,
  run: async ({ db, actor, input: { id } }) => {
    return { exists: (await db.schoolClass.count({ where: within(classReach, actor, { id }) })) > 0 };
  },
});

/** The courses that there are classes of, for the list's filter. */
export const classCourses = defineQuery({
  name: 'classes.courses',
  may: abilities['class:read'],
  input: NoInput,
  run: ({ db, actor }) =>
    db.course.findMany({
      where: { classes: { some: within(classReach, actor) } },
      orderBy: [{ name: 'asc' }, { code: 'asc' }],
      select: { code: true, name: true },
    }),
});

/** Who is in the class now, by name. */
export const classRoster = defineQuery({
  name: 'classes.roster',
  may: abilities['class:read'],
  input: z.object({ classId: z.uuid() }),
  reply: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      login: z.string(),
      photoUrl: z.nullable(z.string()),
      schoolYear: z.enum(schoolYears),
      isActive: z.boolean(),
      isFictitious: z.boolean(),
      enrolledAt: z.string(),
    }),
  ),
  run: async ({ db, actor, input: { classId } }) => {
    const found = await db.schoolClass.findFirst({
      where: within(classReach, actor, { id: classId }),
      select: { id: true, enrolments: inside },
    });
    return found?.enrolments.map(toPupil) ?? null;
  },
});

const inside = {
  where: { leftAt: null },
  orderBy: [{ student: { nameKey: 'asc' } }, { studentId: 'asc' }],
  select: {
    enrolledAt: true,
    student: {
      select: {
        id: true,
        schoolYear: true,
        active: true,
        fictitious: true,
        account: { select: { name: true, login: true, photoUrl: true } },
      },
    },
  },
} satisfies Prisma.SchoolClass$enrolmentsArgs;

type Inside = Prisma.EnrolmentGetPayload<typeof inside>;

function toPupil({ enrolledAt, student: { account, active, fictitious, ...student } }: Inside) {
  return {
    ...student,
    ...account,
    isActive: active,
    isFictitious: fictitious,
    enrolledAt: enrolledAt.toISOString(),
  };
}

/** The classes that go on, to choose one of: of one school, for who reaches several. */
export const classChoices = defineQuery({
  name: 'classes.choices',
  may: abilities['class:read'],
  input: z.object({ schoolId: z.optional(z.uuid()) }),
  run: ({ db, actor, input: { schoolId } }) =>
    db.schoolClass.findMany({
      where: within(classReach, actor, { status: 'initiated' as const, ...(schoolId && { schoolId }) }),
      orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
      take: choicesMax,
      select: { id: true, name: true },
    }),
});
