import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { abilities } from '../abilities';
import { lessonChanges } from '../live';
import { heldOngoingLesson } from '../parts/held-lesson';
import { shown, standing } from '../queries/standing';
import { tappedAt } from '../rules/tapped-at';
import { LessonStanding, lessonPlace, tapTime } from '../schemas';

const SwitchTap = z.object({
  ...lessonPlace,
  at: tapTime,
  assistantOff: z.optional(z.boolean()),
  screensOff: z.optional(z.boolean()),
});

/**
 * Switches the assistant or the pupils' screens off for this lesson: the server refuses from then on, pupils see why. Of
 * two taps of one switch the later stands; the other switch is another matter.
 */
export const setSwitches = defineCommand({
  name: 'lessons.set-switches',
  may: abilities['lesson:run'],
  input: SwitchTap,
  reply: LessonStanding,
  target: heldOngoingLesson,
  run: async ({ tx, input: { at, assistantOff, screensOff }, target: lesson, now }) => {
    const switchedAt = tappedAt(at, { from: lesson.startedAt, now });
    const stands = (said: boolean | undefined, before: Date | null) =>
      said !== undefined && (before === null || before <= switchedAt);
    const data = {
      ...(stands(assistantOff, lesson.assistantSwitchedAt) && { assistantOff, assistantSwitchedAt: switchedAt }),
      ...(stands(screensOff, lesson.screensSwitchedAt) && { screensOff, screensSwitchedAt: switchedAt }),
    };
    return shown(await tx.classLesson.update({ where: { id: lesson.id }, data, select: standing }));
  },
  after: ({ tx, input: { classId }, result }) => lessonChanges.tell(tx, result, classId),
});
