import { defineCommand } from '@/lib/access/define-command';
import { lockRows } from '@/lib/platform/db/lock';
import { abilities } from '../abilities';
import { fail } from '../failures';
import { lessonChanges } from '../live';
import { lessonOfClass } from '../parts/held-lesson';
import { shown, standing } from '../queries/standing';
import { startRefusal } from '../rules/lesson-states';
import { tappedAt } from '../rules/tapped-at';
import { LessonStanding, LessonTap } from '../schemas';

/** The next lesson of a class begins. The second of two who press at once gets the lesson that the first began. */
export const startLesson = defineCommand({
  name: 'lessons.start-lesson',
  may: abilities['lesson:run'],
  input: LessonTap,
  reply: LessonStanding,
  target: async ({ tx, actor, input }) => {
    await lockRows(tx, 'classes', 'id', input.classId);
    return lessonOfClass({ tx, actor, input });
  },
  run: async ({ tx, actor, input: { classId, number, at }, target: { schoolId, lesson }, now }) => {
    const stored = await tx.classLesson.findMany({ where: { classId }, select: { number: true, status: true } });
    const refusal = startRefusal(number, stored);
    if (refusal === 'already' && lesson) return shown(lesson);
    if (refusal && refusal !== 'already') fail(refusal);
    const last = await tx.classLesson.findFirst({
      where: { classId, number: number - 1 },
      select: { closedAt: true },
    });
    // Kept apart by days at most: a lesson that was begun without a line is dated when it was.
    const from = last?.closedAt ?? new Date(now.getTime() - daysBelieved);
    const startedAt = tappedAt(at, { from, now });
    const data = { classId, schoolId, number, startedAt, startedById: actor.id };
    return shown(await tx.classLesson.create({ data, select: standing }));
  },
  after: ({ tx, input: { classId }, result }) => lessonChanges.tell(tx, result, classId),
});

const daysBelieved = 7 * 24 * 3600 * 1000;
