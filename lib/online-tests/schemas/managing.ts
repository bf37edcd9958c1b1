import * as z from 'zod/mini';
import { pupilsMax } from '@/lib/classes/rules';
import { Unit } from '@/lib/points/schemas';
import { limitMinutesMax } from '@/lib/question-bank/rules/kinds';
import { extraMinutesMax } from '../rules/times';
import { attemptEnds, attemptStates } from './answers';

/** A unit's test of a class. */
export const testPlace = { classId: z.uuid(), unit: Unit };

const studentIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(pupilsMax));
const limitMinutes = z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(limitMinutesMax))));

/** To whom: null is everybody who has it neither open nor behind him. */
export const Release = z.object({
  ...testPlace,
  versionId: z.uuid(),
  studentIds: z.nullable(studentIds),
  limitMinutes,
});
export const Redo = z.object({ ...testPlace, versionId: z.uuid(), studentIds, limitMinutes });
export const OfPupils = z.object({ ...testPlace, studentIds });
export const OfPupil = z.object({ ...testPlace, studentId: z.uuid() });
export const OfAttempt = z.object({ ...testPlace, attemptId: z.uuid() });
export const ExtraMinutes = z.object({
  ...testPlace,
  studentIds,
  minutes: z.int().check(z.minimum(1), z.maximum(extraMinutesMax)),
});

export const Released = z.object({
  releaseId: z.string(),
  beginUntil: z.string(),
  limitMinutes: z.int(),
  studentIds: z.array(z.string()),
});

/** Whom it was done to. */
export const Those = z.object({ studentIds: z.array(z.string()) });

const BoardLine = z.object({
  studentId: z.string(),
  name: z.string(),
  photoUrl: z.nullable(z.string()),
  /** Went over to another class, with a test of this one that still goes on or waits for a word of who teaches. */
  hasLeft: z.boolean(),
  /** The attempt that stands or is open; none of a pupil who was never given it. */
  attempt: z.nullable(
    z.object({
      id: z.string(),
      state: z.enum(attemptStates),
      redo: z.boolean(),
      beginUntil: z.string(),
      begunAt: z.nullable(z.string()),
      deadline: z.nullable(z.string()),
      concludedAt: z.nullable(z.string()),
      concludedBy: z.nullable(z.enum(attemptEnds)),
      extraMinutes: z.int(),
      answered: z.int(),
      questions: z.int(),
      /** When the device was heard last, by an answer or otherwise. */
      heardAt: z.nullable(z.string()),
      /** The question that the device last showed, and how many answers were on it alone then. */
      position: z.nullable(z.int()),
      waiting: z.int(),
      leaves: z.int(),
      awaySeconds: z.int(),
      receipt: z.nullable(z.string()),
      /** Answers that came too late to count by themselves, and wait for who teaches. */
      late: z.int(),
      /** Short texts that nobody graded yet. */
      ungraded: z.int(),
      theory: z.nullable(z.object({ right: z.int(), total: z.int() })),
    }),
  ),
  /** Attempts before this one that were reset or done again. */
  earlier: z.int(),
});

export const TestBoard = z.object({
  now: z.string(),
  className: z.string(),
  testName: z.string(),
  unitClosed: z.boolean(),
  /** What may be given: published versions of this unit's models, the newest of each. */
  versions: z.array(
    z.object({
      id: z.string(),
      model: z.string(),
      number: z.int(),
      questions: z.int(),
      limitMinutes: z.int(),
      practice: z.nullable(z.string()),
    }),
  ),
  pupils: z.array(BoardLine),
});
