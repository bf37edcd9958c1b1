import * as z from 'zod/mini';
import { lessonStates } from './rules/lesson-states';

/** A lesson by its class and number, never by a row's id: a device without a line may begin one that nobody stored yet. */
export const lessonPlace = {
  classId: z.uuid(),
  number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(60)),
};

/** When the tap was made, by the device's clock. */
export const tapTime = z.iso.datetime();

export const LessonTap = z.object({ ...lessonPlace, at: tapTime });

/** Running until `endsAt`, held with `leftMs` to go, or none. */
const Timer = z.object({ endsAt: z.nullable(z.string()), leftMs: z.nullable(z.int()) });

/** What everybody in the room may know of a lesson. */
export const LessonStanding = z.object({
  number: z.int(),
  status: z.enum(lessonStates),
  startedAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  assistantOff: z.boolean(),
  screensOff: z.boolean(),
  timer: Timer,
});
export type LessonStanding = z.infer<typeof LessonStanding>;
