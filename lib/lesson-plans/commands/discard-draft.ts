import { defineCommand } from '@/lib/access/define-command';
import { refuseStale } from '@/lib/access/revision';
import { row } from '@/lib/access/row';
import { editorReach } from '@/lib/courses/reach';
import { fail } from '@/lib/platform/errors/failures';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { PlanRef } from '../schemas/drafts';

export const discardDraft = defineCommand({
  name: 'lesson-plans.discard-draft',
  may: abilities['lesson-plan:write'],
  input: PlanRef,
  reply: Count,
  target: row('lesson', editorReach, {
    by: 'id',
    from: 'lessonId',
    revision: 'not-overwritten',
    select: { id: true, plans: { where: { status: 'draft' }, select: { id: true, revision: true } } },
  }),
  run: async ({ tx, input: { revision }, target: { plans } }) => {
    const [draft] = plans;
    if (!draft) return fail('MODEL_NOT_FOUND');
    refuseStale(draft.revision, revision);
    await tx.lessonPlan.delete({ where: { id: draft.id }, select: { id: true } });
    return { count: 1 };
  },
});
