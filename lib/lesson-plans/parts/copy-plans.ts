import type { Tx } from '@/lib/platform/db/client';
import { planCode } from '../rules/drafts';

type Copied = { lessons: readonly { fromId: string; toId: string }[]; now: Date };

/** A part of copying a course: of each lesson the plan that is published, and the one that is being written. */
export async function copyPlans(tx: Tx, { lessons, now }: Copied): Promise<void> {
  const copies = new Map(lessons.map(({ fromId, toId }) => [fromId, toId]));
  const codes = await tx.lesson.findMany({
    where: { id: { in: [...copies.values()] } },
    select: { id: true, code: true },
  });
  const codeOf = new Map(codes.map(({ id, code }) => [id, code]));
  const plans = await tx.lessonPlan.findMany({
    where: { lessonId: { in: [...copies.keys()] }, status: { not: 'retired' } },
    orderBy: { version: 'asc' },
  });
  const next = new Map<string, number>();
  await tx.lessonPlan.createMany({
    data: plans.map(({ id: _, createdAt: __, updatedAt: ___, revision: ____, lessonId: from, ...plan }) => {
      const lessonId = copies.get(from) as string;
      const version = (next.get(lessonId) ?? 0) + 1;
      next.set(lessonId, version);
      const code = planCode(codeOf.get(lessonId) as string, version);
      return { ...plan, lessonId, code, version, publishedAt: plan.publishedAt && now };
    }),
  });
}
