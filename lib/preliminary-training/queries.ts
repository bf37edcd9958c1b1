import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { paged } from '@/lib/platform/db/paged';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from './abilities';
import { trainingRequestReach } from './reach';
import { TrainingRequestPage, TrainingRequestSearch } from './schemas';

const requestsPerPage = 20;

export const requestFields = {
  id: true,
  note: true,
  status: true,
  answer: true,
  createdAt: true,
  answeredAt: true,
  revision: true,
  facilitator: { select: { account: { select: { name: true } } } },
  school: { select: { name: true } },
  module: { select: { name: true, course: { select: { name: true } } } },
  answeredBy: { select: { name: true } },
} satisfies Prisma.TrainingRequestSelect;

type Row = Prisma.TrainingRequestGetPayload<{ select: typeof requestFields }>;

export function requestCard({ facilitator, school, module, answeredBy, createdAt, answeredAt, ...request }: Row) {
  return {
    ...request,
    facilitatorName: facilitator.account.name,
    schoolName: school.name,
    courseName: module.course.name,
    moduleName: module.name,
    answeredBy: answeredBy?.name ?? null,
    askedAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/** What waits first, then what was answered; the newest of each first. */
export const trainingRequests = defineQuery({
  name: 'preliminary-training.list',
  may: abilities['training-request:list'],
  input: TrainingRequestSearch,
  reply: TrainingRequestPage,
  run: ({ db, actor, input: { status, page } }) => {
    const where = within(trainingRequestReach, actor, { ...(status && { status }) });
    const orderBy = [{ status: 'asc' as const }, { createdAt: 'desc' as const }, { id: 'desc' as const }];
    return paged(
      { page, pageSize: requestsPerPage },
      (window) => db.trainingRequest.findMany({ where, orderBy, select: requestFields, ...window }),
      () => db.trainingRequest.count({ where }),
      requestCard,
    );
  },
});

/** An answer is news for a week. */
const newsMs = 7 * 24 * 3600 * 1000;

/** How many requests of the own were answered these days, for the home. */
export const answeredTraining = defineQuery({
  name: 'preliminary-training.answered',
  may: abilities['training-request:ask'],
  input: NoInput,
  run: ({ db, actor, now }) =>
    db.trainingRequest.count({
      where: within(trainingRequestReach, actor, { answeredAt: { gte: new Date(now.getTime() - newsMs) } }),
    }),
});

/** What a facilitator may ask to be trained in: whatever is taught, before it is taught. */
export const trainingModules = defineQuery({
  name: 'preliminary-training.modules',
  may: abilities['training-request:ask'],
  input: NoInput,
  run: async ({ db }) => {
    const found = await db.courseModule.findMany({
      where: { course: { status: 'active' } },
      orderBy: [{ course: { name: 'asc' } }, { position: 'asc' }],
      select: { id: true, name: true, course: { select: { name: true } } },
    });
    return found.map(({ course, ...module }) => ({ ...module, courseName: course.name }));
  },
});
