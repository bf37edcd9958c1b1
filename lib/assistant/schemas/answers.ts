import * as z from 'zod/mini';
import { divisionLengthMax, subjectLengthMax } from '../rules/limits';

const place = z.optional(z.nullable(z.unknown()));

/** What is asked for (§7). History and user type on the wire change nothing: the server has its own. */
export const AnswerWanted = z.object({
  context: z.object({
    currentLesson: place,
    currentModule: place,
    currentCourse: place,
    currentKnowledgeBase: place,
    conversationHistoryOnSubject: place,
    selectedSubject: z.string().check(z.trim(), z.minLength(1), z.maxLength(subjectLengthMax)),
    specificDivisionFromSubject: z._default(
      z.nullable(z.string().check(z.trim(), z.maxLength(divisionLengthMax))),
      null,
    ),
    currentUserType: place,
  }),
  /** The question; without it, the last one of the conversation. */
  questionId: z.optional(z.uuid()),
  /** The language of the screen, for what the built-in guide says. */
  locale: z._default(z.enum(['pt-BR', 'en']), 'pt-BR'),
});

export const AnswerRef = z.object({ id: z.uuid() });
export const AnswerStopped = z.object({ id: z.uuid(), content: z.string() });
