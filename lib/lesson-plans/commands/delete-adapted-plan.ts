import { defineCommand } from '@/lib/access/define-command';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { LessonRef } from '../schemas/plans';

/** One's own stays one's own: it may go also after the module is not authorised any more. */
export const deleteAdaptedPlan = defineCommand({
  name: 'lesson-plans.delete-adapted',
  may: abilities['adapted-plan:keep'],
  input: LessonRef,
  reply: Count,
  target: ({ tx, actor, input: { lessonCode } }) =>
    tx.adaptedPlan.findFirst({
      where: { facilitatorId: actor.id, lesson: { code: lessonCode } },
      select: { id: true },
    }),
  run: async ({ tx, target: { id } }) => tx.adaptedPlan.deleteMany({ where: { id } }),
});
