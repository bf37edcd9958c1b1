import * as z from 'zod/mini';
import { can } from '@/lib/access/can';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { remembered } from '@/lib/platform/cache/remembered';
import type { Course, Prisma } from '@/lib/platform/db/generated/client';
import { paged } from '@/lib/platform/db/paged';
import { Exists, PageNumber, pageOf } from '@/lib/platform/shapes';
import { abilities } from './abilities';
import { courseReach } from './reach';
import { courseDurations, courseFamilies, courseStatuses, coursesPerPage } from './rules';
import { CourseDetail, CourseRef, optional } from './schemas';

const card = {
  code: true,
  version: true,
  family: true,
  name: true,
  photoUrl: true,
  durationType: true,
  durationDescription: true,
  targetAudience: true,
  status: true,
  updatedAt: true,
} satisfies Prisma.CourseSelect;

type CardRow = Prisma.CourseGetPayload<{ select: typeof card }>;

function toCard(row: CardRow) {
  return { ...row, updatedAt: row.updatedAt.toISOString() };
}

export function courseDetail({ id: _, createdAt: __, updatedAt, ...course }: Course) {
  return { ...course, updatedAt: updatedAt.toISOString() };
}

const CourseCard = z.object({
  code: z.string(),
  version: z.string(),
  family: z.enum(courseFamilies),
  name: z.string(),
  photoUrl: z.nullable(z.string()),
  durationType: z.enum(courseDurations),
  durationDescription: z.string(),
  targetAudience: z.string(),
  status: z.enum(courseStatuses),
  updatedAt: z.string(),
});

const courseSorts = ['name', '-name', 'code', '-code', 'updatedAt', '-updatedAt'] as const;

const CourseSearch = z.object({
  search: z._default(optional(100), ''),
  status: z.optional(z.enum(courseStatuses)),
  sort: z._default(z.enum(courseSorts), 'name'),
  page: PageNumber,
});

export const courseList = defineQuery({
  name: 'courses.list',
  may: abilities['course:read'],
  input: CourseSearch,
  reply: pageOf(CourseCard),
  run: async ({ db, actor, input: { search, status, sort, page } }) => {
    const words = search.split(/\s+/).filter(Boolean);
    const where = within(courseReach, actor, { ...(status && { status }), AND: words.map(matchesWord) });
    const descending = sort.startsWith('-');
    const orderBy = [{ [sort.replace('-', '')]: descending ? 'desc' : 'asc' }, { code: 'asc' as const }];
    // Everyone inside the same reach sees the same rows, so the key is the condition, never the person.
    return remembered('courses', JSON.stringify(['list', where, orderBy, page]), () =>
      paged(
        { page, pageSize: coursesPerPage },
        (window) => db.course.findMany({ where, orderBy, select: card, ...window }),
        () => db.course.count({ where }),
        toCard,
      ),
    );
  },
});

function matchesWord(word: string): Prisma.CourseWhereInput {
  return {
    OR: [{ name: { contains: word, mode: 'insensitive' } }, { code: { contains: word, mode: 'insensitive' } }],
  };
}

export const courseByCode = defineQuery({
  name: 'courses.read',
  may: abilities['course:read'],
  input: CourseRef,
  reply: CourseDetail,
  run: async ({ db, actor, input: { code } }) => {
    const course = await db.course.findFirst({ where: within(courseReach, actor, { code }) });
    if (!course) return null;
    const prices = can(actor, abilities['course:see-prices'])
      ? {}
      : { monthlyPriceCents: null, materialPriceCents: null, installments: null };
    return { ...courseDetail(course), ...prices };
  },
});

export const courseExists = defineQuery({
  name: 'courses.exists',
  may: abilities['course:read'],
  input: CourseRef,
  reply: Exists,
  run: async ({ db, actor, input: { code } }) => {
    const where = within(courseReach, actor, { code });
    return { exists: (await db.course.count({ where })) > 0 };
  },
});
