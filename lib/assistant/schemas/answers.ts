import * as z from 'zod/mini';
import { Division, ScreenLocale, Subject } from './conversations';

const place = z.optional(z.nullable(z.unknown()));

/** What is asked for (§7). History and user type on the wire change nothing: the server has its own. */
export const AnswerWanted = z.object({
  context: z.object({
    currentLesson: place,
    currentModule: place,
    currentCourse: place,
    currentKnowledgeBase: place,
    conversationHistoryOnSubject: place,
    selectedSubject: Subject,
    specificDivisionFromSubject: Division,
    currentUserType: place,
  }),
  /** The question; without it, the last one of the conversation. */
  questionId: z.optional(z.uuid()),
  locale: ScreenLocale,
});

export const AnswerRef = z.object({ id: z.uuid() });
export const AnswerToFollow = z.object({ id: z.uuid(), locale: ScreenLocale });
export const AnswerStopped = z.object({ id: z.uuid(), content: z.string() });
