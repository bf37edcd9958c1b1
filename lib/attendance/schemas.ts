import * as z from 'zod/mini';
import { pupilsMax } from '@/lib/classes/rules';
import { lessonPlace, tapTime } from '@/lib/lessons/schemas';
import { attendanceStates } from './rules/attendance-states';

const noteLengthMax = 200;

const state = z.enum(attendanceStates);

/** What a tap says of one pupil. `seen` is what the screen showed under the finger: where somebody else had said otherwise, both are told. */
const TappedMark = z.object({
  studentId: z.uuid(),
  state,
  late: z._default(z.boolean(), false),
  note: z._default(z.string().check(z.trim(), z.maxLength(noteLengthMax)), ''),
  seen: z.optional(z.nullable(state)),
});

/** The whole class at once, or one pupil: in both cases a list. */
export const AttendanceTap = z.object({
  ...lessonPlace,
  at: tapTime,
  marks: z.array(TappedMark).check(z.minLength(1), z.maxLength(pupilsMax)),
});

const By = z.nullable(z.object({ id: z.string(), name: z.string() }));

/** A pupil's mark as it stands, and who set it when. */
export const Mark = z.object({
  studentId: z.string(),
  state,
  late: z.boolean(),
  note: z.string(),
  at: z.string(),
  by: By,
});
export type Mark = z.infer<typeof Mark>;

/** Two people said different things of one pupil: the later tap stands. */
const Disagreement = z.object({ studentId: z.string(), stands: state, was: state, other: By });
export type Disagreement = z.infer<typeof Disagreement>;

export const AttendanceTaken = z.object({
  savedAt: z.string(),
  marks: z.array(Mark),
  disagreements: z.array(Disagreement),
});
