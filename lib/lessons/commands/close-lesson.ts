import { recordActivity } from '@/lib/access/activity-events';
import { defineCommand } from '@/lib/access/define-command';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { lessonChanges } from '../live';
import { heldLesson } from '../parts/held-lesson';
import { shown, standing } from '../queries/standing';
import { tappedAt } from '../rules/tapped-at';
import { LessonStanding, LessonTap } from '../schemas';

/** Ends a lesson for good. It needs to be known who was there; a second press finds it closed, as it is. */
export const closeLesson = defineCommand({
  name: 'lessons.close-lesson',
  may: abilities['lesson:run'],
  input: LessonTap,
  reply: LessonStanding,
  target: heldLesson,
  run: async ({ tx, actor, input: { at }, target: lesson, now }) => {
    if (lesson.status === 'closed') return shown(lesson);
    refuseUnless(lesson.attendanceSavedAt !== null, 'lesson.attendance-missing');
    const closedAt = tappedAt(at, { from: lesson.startedAt, now });
    const closed = await tx.classLesson.update({
      where: { id: lesson.id },
      data: {
        status: 'closed',
        closedAt,
        closeHeardAt: now,
        closedById: actor.id,
        timerEndsAt: null,
        timerLeftMs: null,
      },
      select: standing,
    });
    await recordActivity(tx, actor, { kind: 'lesson', subjectId: lesson.id, schoolId: lesson.schoolId, now });
    return shown(closed);
  },
  after: ({ tx, input: { classId }, result }) => lessonChanges.tell(tx, result, classId),
});
