import * as z from 'zod/mini';
import {
  answerLengthMax,
  divisionLengthMax,
  observationLengthMax,
  questionLengthMax,
  subjectLengthMax,
  wholeSubject,
} from '../rules/limits';
import { trimmed } from '../rules/trimmed';

export const Subject = z.string().check(z.trim(), z.minLength(1), z.maxLength(subjectLengthMax));
const part = z.string().check(z.trim(), z.maxLength(divisionLengthMax));
/** Nothing, or 'Visão Geral' (§4): all of the subject. */
export const Division = z.pipe(
  z._default(z.nullable(part), ''),
  z.transform((given) => (given === wholeSubject ? '' : (given ?? ''))),
);

/** The language of the screen: of links in answers, and of what the built-in guide says. */
export const ScreenLocale = z._default(z.enum(['pt-BR', 'en']), 'pt-BR');

/** Whose conversation about what: `user` is the login name, and must be the caller's own. */
export const ConversationKey = z.object({
  user: z.string().check(z.minLength(1)),
  subject: Subject,
  division: Division,
  locale: ScreenLocale,
});

const conversation = ConversationKey.shape;

/** What a person adds: the assistant's own message is told again only to be confirmed. */
export const NewChatMessage = z.object({
  ...conversation,
  message: z.object({
    /** Given by the browser, so that sending it again adds nothing. */
    id: z.optional(z.uuid()),
    role: z.enum(['user', 'assistant']),
    content: z.string().check(z.minLength(1), z.maxLength(answerLengthMax)),
    imageUrl: z.optional(z.string().check(z.maxLength(300))),
  }),
});

/** What is kept of a question: signs that nobody sees ask nothing. */
export const Question = z.object({
  message: z.object({
    content: z.string().check(z.overwrite(trimmed), z.minLength(1), z.maxLength(questionLengthMax)),
  }),
});

/** A question of the caller's, by its id, whether it arrived or not. */
export const QuestionToTakeBack = z.object({ ...conversation, id: z.uuid() });

/** `status` null takes the liking back, an empty observation the text; one that is left out stays as it is. */
export const ChatFeedback = z.object({
  ...conversation,
  id: z.uuid(),
  feedback: z.object({
    status: z.nullable(z.enum(['liked', 'disliked'])),
    observation: z.optional(z.string().check(z.trim(), z.maxLength(observationLengthMax))),
  }),
});

/** A passage that an answer cites as [number]. */
export const ChatSource = z.object({
  number: z.int(),
  title: z.string(),
  heading: z.string(),
  address: z.string(),
});

export const ChatMessageShown = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  /** Of an answer: the same as safe HTML, with its citations as links. */
  html: z.optional(z.string()),
  at: z.string(),
  imageUrl: z.optional(z.string()),
  state: z.optional(z.enum(['writing', 'done', 'stopped', 'failed'])),
  origin: z.optional(z.enum(['model', 'guide', 'care'])),
  sources: z.optional(z.array(ChatSource)),
  feedback: z.optional(
    z.object({ status: z.nullable(z.enum(['liked', 'disliked'])), observation: z.string(), at: z.string() }),
  ),
});

export const ConversationShown = z.object({ items: z.array(ChatMessageShown) });
export const ChatMessageAdded = z.object({ message: ChatMessageShown });
