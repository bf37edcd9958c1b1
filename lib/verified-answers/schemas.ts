import * as z from 'zod/mini';
import { PageNumber, pageOf } from '@/lib/platform/shapes';
import { answerLengthMax, questionLengthMax } from './rules/limits';

const written = {
  question: z.string().check(z.trim(), z.minLength(1), z.maxLength(questionLengthMax)),
  answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(answerLengthMax)),
  /** Also the school's other classes that have the lesson. */
  wholeSchool: z._default(z.boolean(), false),
};

export const VerifiedAnswerRef = z.object({ id: z.uuid() });
/** Class and lesson are those of the doubt. */
export const NewVerifiedAnswer = z.object({ doubtId: z.uuid(), ...written });
/** `revision` is the one that the form was opened on. */
export const VerifiedAnswerChanges = z.object({ id: z.uuid(), revision: z.int(), ...written });

export const VerifiedAnswerDetail = z.object({
  id: z.string(),
  className: z.string(),
  lessonName: z.string(),
  question: z.string(),
  answer: z.string(),
  wholeSchool: z.boolean(),
  authorName: z.nullable(z.string()),
  revision: z.int(),
});

export const VerifiedAnswerSearch = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  page: PageNumber,
});
export const VerifiedAnswerPage = pageOf(VerifiedAnswerDetail);
