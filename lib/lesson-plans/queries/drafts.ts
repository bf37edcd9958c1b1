import { defineQuery } from '@/lib/access/define-query';
import type { LessonPlan } from '@/lib/platform/db/generated/client';
import { abilities } from '../abilities';
import { DraftRef, PlanDetail } from '../schemas/drafts';

export function planDetail({ id: _, createdAt: __, publishedAt, updatedAt, ...plan }: LessonPlan) {
  return { ...plan, publishedAt: publishedAt?.toISOString() ?? null, updatedAt: updatedAt.toISOString() };
}

/** What the editor opens: the draft, else what is published. */
export const planForEditing = defineQuery({
  name: 'lesson-plans.for-editing',
  may: abilities['lesson-plan:write'],
  input: DraftRef,
  reply: PlanDetail,
  run: async ({ db, input: { lessonId } }) => {
    const plan = await db.lessonPlan.findFirst({
      where: { lessonId, status: { in: ['draft', 'published'] } },
      orderBy: { version: 'desc' },
    });
    return plan && planDetail(plan);
  },
});
