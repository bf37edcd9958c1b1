import { defineCommand } from '@/lib/access/define-command';
import { refuseStale } from '@/lib/access/revision';
import { row } from '@/lib/access/row';
import { courseChanges } from '@/lib/courses/live';
import { editorReach } from '@/lib/courses/reach';
import { abilities } from '../abilities';
import { fail, refuseUnless } from '../failures';
import { indexLessons } from '../parts/index-lessons';
import { planDetail } from '../queries/drafts';
import { missingSections } from '../rules/drafts';
import { PlanDetail, PlanRef } from '../schemas/drafts';

/** The draft takes the place of what is published, which stays readable for classes that began with it. */
export const publishPlan = defineCommand({
  name: 'lesson-plans.publish',
  may: abilities['lesson-plan:publish'],
  input: PlanRef,
  reply: PlanDetail,
  changes: courseChanges,
  target: row('lesson', editorReach, {
    by: 'id',
    from: 'lessonId',
    revision: 'not-overwritten',
    select: { id: true, plans: { where: { status: 'draft' } } },
  }),
  run: async ({ tx, input: { lessonId, revision }, target: { plans }, now }) => {
    const [draft] = plans;
    if (!draft) return fail('MODEL_NOT_FOUND');
    refuseStale(draft.revision, revision);
    const missing = missingSections(draft);
    refuseUnless(missing.length === 0, 'plan.incomplete', {
      fields: missing.map((path) => ({ path, code: 'required' })),
    });
    await tx.lessonPlan.updateMany({ where: { lessonId, status: 'published' }, data: { status: 'retired' } });
    const published = await tx.lessonPlan.update({
      where: { id: draft.id },
      data: { status: 'published', publishedAt: now },
    });
    await indexLessons(tx, { lessonIds: [lessonId] });
    return planDetail(published);
  },
});
