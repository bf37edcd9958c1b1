import type * as z from 'zod/mini';
import type { AnswerValue, AttemptStanding, Verdict } from '@/lib/online-tests/schemas/answers';
import type { BegunAttempt } from '@/lib/online-tests/schemas/taking';

/** How an attempt stands, as the server last said it. */
export type Standing = z.infer<typeof AttemptStanding>;

/** A test that was begun, as a device keeps it until it is over: with the questions, it goes on without a line. */
export type KeptAttempt = {
  readonly attemptId: string;
  readonly person: string;
  readonly begun: BegunAttempt;
  /** How far the server's clock is ahead of this device's. */
  readonly offsetMs: number;
  readonly deadline: number;
  /** The question that is on screen, from 0; as many as there are is the summary. */
  readonly position: number;
  /** Questions to be looked at once more. */
  readonly marked: readonly string[];
  readonly leaves: number;
  readonly awayMs: number;
  /** The end that was asked for on this device, until the server has said how it ended. */
  readonly ending: { readonly seq: number; readonly byTime: boolean } | null;
  readonly standing: Standing | null;
  readonly keptAt: number;
};

/** `here`: on this device alone. */
export type AnswerState = 'here' | Verdict;

/** One choice, of which a question may have many: a later one may come too late where an earlier one counts. */
export type KeptAnswer = {
  /** Given by the database; negative where it keeps nothing. */
  readonly n: number;
  readonly attemptId: string;
  readonly questionId: string;
  readonly seq: number;
  readonly value: AnswerValue;
  readonly state: AnswerState;
};
