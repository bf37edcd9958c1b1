import { defineCommand } from '@/lib/access/define-command';
import { lockName } from '@/lib/platform/db/lock';
import { abilities } from '../abilities';
import { taughtLesson } from '../reach/lessons';
import { schoolDay } from '../rules/school-day';
import { AdaptedPlanSaved, LessonRef } from '../schemas/plans';

const copied = {
  version: true,
  materials: true,
  steps: true,
  activity: true,
  questions: true,
  facilitatorNotes: true,
} as const;

/** Begins with a copy of the published plan. Who began before goes on with that: nothing is written over. */
export const adaptPlan = defineCommand({
  name: 'lesson-plans.adapt',
  may: abilities['adapted-plan:keep'],
  input: LessonRef,
  reply: AdaptedPlanSaved,
  target: async ({ tx, actor, input: { lessonCode }, now }) => {
    await lockName(tx, `adapted-plan:${lessonCode}:${actor.id}`);
    return tx.lesson.findFirst({
      where: taughtLesson(lessonCode, actor, schoolDay(now)),
      select: { id: true, name: true, plans: { where: { status: 'published' }, select: copied } },
    });
  },
  run: async ({ tx, actor, target: { id: lessonId, name, plans } }) => {
    const { version: basedOnVersion, ...sections } = plans[0] ?? { version: 1 };
    const own = { lessonId_facilitatorId: { lessonId, facilitatorId: actor.id } };
    return tx.adaptedPlan.upsert({
      where: own,
      create: { lessonId, facilitatorId: actor.id, name, basedOnVersion, ...sections },
      update: {},
      select: { id: true, revision: true },
    });
  },
});
