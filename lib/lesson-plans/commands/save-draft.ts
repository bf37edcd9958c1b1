import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { refuseStale } from '@/lib/access/revision';
import { row } from '@/lib/access/row';
import { nameContentImage } from '@/lib/courses/parts/name-content-image';
import { editorReach } from '@/lib/courses/reach';
import { abilities } from '../abilities';
import { nextRevisions } from '../parts/next-revisions';
import { planDetail } from '../queries/drafts';
import { imagesOf, planCode } from '../rules/drafts';
import { PlanDetail, PlanRef } from '../schemas/drafts';
import { sections } from '../schemas/sections';

/** What is published stays as it is; the first save after publishing begins the next version. */
export const saveDraft = defineCommand({
  name: 'lesson-plans.save-draft',
  may: abilities['lesson-plan:write'],
  input: z.object({ ...PlanRef.shape, ...sections }),
  reply: PlanDetail,
  target: row('lesson', editorReach, {
    by: 'id',
    from: 'lessonId',
    revision: 'not-overwritten',
    select: { id: true, code: true, plans: { orderBy: { version: 'desc' }, take: 1 } },
  }),
  run: async ({ tx, actor, input: { lessonId, revision: seen, ...sections }, target: { code, plans } }) => {
    const [last] = plans;
    const draft = last?.status === 'draft' ? last : undefined;
    // Where there is no draft, of what is published: a colleague may have written and published one since.
    refuseStale(last?.revision ?? 0, seen);
    const before = last ? imagesOf(last) : [];
    for (const address of imagesOf(sections).filter((image) => !before.includes(image))) {
      await nameContentImage(tx, actor, { address });
    }
    const [revision] = await nextRevisions(tx, 1);
    if (draft) {
      return planDetail(await tx.lessonPlan.update({ where: { id: draft.id }, data: { ...sections, revision } }));
    }
    const version = (last?.version ?? 0) + 1;
    const data = { ...sections, lessonId, version, revision, code: planCode(code, version) };
    return planDetail(await tx.lessonPlan.create({ data }));
  },
});
