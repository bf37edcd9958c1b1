import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { editorReach } from '@/lib/courses/reach';
import { isStale } from '@/lib/courses/rules';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { PlanRef } from '../schemas/drafts';

export const discardDraft = defineCommand({
  name: 'lesson-plans.discard-draft',
  may: abilities['lesson-plan:write'],
  input: PlanRef,
  reply: Count,
  target: async ({ tx, actor, input: { lessonId } }) => {
    await lockRows(tx, 'lessons', 'id', lessonId);
    return tx.lessonPlan.findFirst({
      where: { lessonId, status: 'draft', lesson: within(editorReach, actor) },
      select: { id: true, revision: true },
    });
  },
  run: async ({ tx, input: { revision }, target }) => {
    refuseUnless(!isStale(target.revision, revision), 'request.changed-meanwhile');
    await tx.lessonPlan.delete({ where: { id: target.id }, select: { id: true } });
    return { count: 1 };
  },
});
