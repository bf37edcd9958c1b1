import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { deskChanges } from '../live';
import { heldLesson } from '../parts/held-lesson';
import { tappedAt } from '../rules/tapped-at';
import { lessonPlace, tapTime } from '../schemas';

const StepTap = z.object({
  ...lessonPlace,
  at: tapTime,
  step: z.int().check(z.minimum(0), z.maximum(99)),
  done: z.boolean(),
});

/** What the last tap said of a step of the plan. */
const StepMark = z.object({ step: z.int(), done: z.boolean() });

/** A step of the plan is done, or is not after all. Of two taps the later one stands, whenever it arrives. */
export const markStep = defineCommand({
  name: 'lessons.mark-step',
  may: abilities['lesson:run'],
  input: StepTap,
  reply: StepMark,
  ownRecord: true,
  target: heldLesson,
  run: async ({ tx, input: { at, step, done }, target: { id, startedAt, closedAt }, now }) => {
    const markedAt = tappedAt(at, { from: startedAt, now });
    // Ticked before a colleague closed the lesson, without a line: it was in time.
    refuseUnless(closedAt === null || markedAt < closedAt, 'lesson.closed');
    const where = { classLessonId_step: { classLessonId: id, step } };
    const stored = await tx.lessonStepMark.findUnique({ where, select: { done: true, markedAt: true } });
    if (stored && stored.markedAt > markedAt) return { step, done: stored.done };
    const data = { done, markedAt };
    await tx.lessonStepMark.upsert({ where, create: { classLessonId: id, step, ...data }, update: data });
    return { step, done };
  },
  after: ({ tx, actor, input: { classId, number }, result }) =>
    deskChanges.tell(tx, { number, by: { id: actor.id, name: actor.name }, steps: [result] }, classId),
});
