import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { abilities } from '../abilities';
import { lessonChanges } from '../live';
import { heldOngoingLesson } from '../parts/held-lesson';
import { shown, standing } from '../queries/standing';
import { tappedAt } from '../rules/tapped-at';
import { LessonStanding, lessonPlace, tapTime } from '../schemas';

const timerMsMax = 6 * 3600 * 1000;

/** `runs`: the countdown goes on from the tap with `leftMs` to go; else it is held there. No `leftMs`: there is none. */
const TimerTap = z.object({
  ...lessonPlace,
  at: tapTime,
  leftMs: z.nullable(z.int().check(z.minimum(0), z.maximum(timerMsMax))),
  runs: z.boolean(),
});

/** The countdown that the whole room sees. */
export const setTimer = defineCommand({
  name: 'lessons.set-timer',
  may: abilities['lesson:run'],
  input: TimerTap,
  reply: LessonStanding,
  ownRecord: true,
  target: heldOngoingLesson,
  run: async ({ tx, input: { at, leftMs, runs }, target: lesson, now }) => {
    const timerSetAt = tappedAt(at, { from: lesson.startedAt, now });
    if (lesson.timerSetAt && lesson.timerSetAt > timerSetAt) return shown(lesson);
    const isRunning = runs && leftMs !== null;
    const data = {
      timerSetAt,
      timerEndsAt: isRunning ? new Date(timerSetAt.getTime() + leftMs) : null,
      timerLeftMs: isRunning ? null : leftMs,
    };
    return shown(await tx.classLesson.update({ where: { id: lesson.id }, data, select: standing }));
  },
  after: ({ tx, input: { classId }, result }) => lessonChanges.tell(tx, result, classId),
});
