import * as z from 'zod/mini';
import { codeIn } from '../rules/codes';
import { Division, ScreenLocale, Subject } from './conversations';

const unread = z.optional(z.nullable(z.unknown()));
/** What the page is of (§3), as its code or as a thing that has one; whatever else it says of itself is not read. */
const place = z.pipe(unread, z.transform(codeIn));

/** What is asked for (§7). History and user type on the wire change nothing: the server has its own. */
export const AnswerWanted = z.object({
  context: z.object({
    currentLesson: place,
    currentModule: place,
    currentCourse: place,
    currentKnowledgeBase: unread,
    conversationHistoryOnSubject: unread,
    selectedSubject: Subject,
    specificDivisionFromSubject: Division,
    currentUserType: unread,
  }),
  /** The question; without it, the last one of the conversation. */
  questionId: z.optional(z.uuid()),
  locale: ScreenLocale,
});

export const AnswerToFollow = z.object({ id: z.uuid(), locale: ScreenLocale });
