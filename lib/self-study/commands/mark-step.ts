import * as z from 'zod/mini';
import { recordActivity } from '@/lib/access/activity-events';
import { defineCommand } from '@/lib/access/define-command';
import { anyCode } from '@/lib/courses/schemas/modules';
import { abilities } from '../abilities';
import { studyLessons } from '../reach';
import { isAvailable } from '../rules';

/** Doing it twice keeps the first moment, and is one event; both ways may be sent again. */
export const markStep = defineCommand({
  name: 'self-study.mark-step',
  may: abilities['self-study:do'],
  input: z.object({ lessonCode: anyCode, isDone: z.boolean() }),
  reply: z.object({ isDone: z.boolean(), lessons: z.int(), done: z.int() }),
  target: async ({ tx, actor, input: { lessonCode }, now }) => {
    const lesson = await tx.lesson.findFirst({
      where: { AND: [studyLessons(actor), { code: lessonCode }] },
      select: { id: true, unit: { select: { module: { select: { course: { select: { code: true } } } } } } },
    });
    return lesson && isAvailable(lesson.unit.module.course.code, now) ? lesson : null;
  },
  run: async ({ tx, actor, target: { id: lessonId, unit }, input: { isDone }, now: doneAt }) => {
    const own = { facilitatorId: actor.id, lessonId };
    if (isDone) {
      const { count } = await tx.selfStudyStep.createMany({ data: { ...own, doneAt }, skipDuplicates: true });
      const { schoolId } = actor;
      if (count > 0) await recordActivity(tx, actor, { kind: 'selfStudy', subjectId: lessonId, schoolId, now: doneAt });
    } else await tx.selfStudyStep.deleteMany({ where: own });
    const ofCourse = {
      AND: [studyLessons(actor), { unit: { module: { course: { code: unit.module.course.code } } } }],
    };
    const lessons = await tx.lesson.count({ where: ofCourse });
    const done = await tx.selfStudyStep.count({ where: { facilitatorId: actor.id, lesson: ofCourse } });
    return { isDone, lessons, done };
  },
});
