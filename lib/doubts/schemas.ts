import * as z from 'zod/mini';
import { lessonPlace, tapTime } from '@/lib/lessons/schemas';
import { defaultLocale, locales } from '@/lib/platform/i18n/locales';
import { deskStates, doubtStates } from './rules/doubt-states';
import { doubtAnswerLengthMax, doubtLengthMax } from './rules/limits';

/** Of the screen: what a pupil in need is answered is said in it. */
const locale = z._default(z.enum(locales), defaultLocale);

export const NewDoubt = z.object({
  ...lessonPlace,
  at: tapTime,
  /** The browser's, so that a doubt can be followed before it is stored. */
  doubtId: z.uuid(),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(doubtLengthMax)),
  locale,
});

const oneDoubt = { ...lessonPlace, at: tapTime, doubtId: z.uuid() };

export const DoubtWithdrawal = z.object({ ...oneDoubt, locale });

export const DoubtMove = z.object({
  ...oneDoubt,
  state: z.enum(deskStates),
  /** Written beside it, where somebody wants to read it again; kept with `answered` alone. Not there: answered aloud. */
  answer: z.optional(z.string().check(z.trim(), z.maxLength(doubtAnswerLengthMax))),
});

const doubt = {
  id: z.string(),
  text: z.string(),
  state: z.enum(doubtStates),
  answer: z.string(),
  at: z.string(),
  /** Who goes to it, or answered. */
  by: z.nullable(z.string()),
};

export const DeskDoubt = z.object({ ...doubt, studentId: z.string() });
export type DeskDoubt = z.infer<typeof DeskDoubt>;

/** `help`: the answer to who is in need, as safe HTML, in place of a state. */
export const OwnDoubt = z.object({ ...doubt, help: z.nullable(z.string()) });
export type OwnDoubt = z.infer<typeof OwnDoubt>;
