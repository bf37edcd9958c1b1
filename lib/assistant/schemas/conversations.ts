import * as z from 'zod/mini';
import { divisionLengthMax, observationLengthMax, subjectLengthMax, wholeSubject } from '../rules/limits';

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

/** `status` null takes the liking back, an empty observation the text; one that is left out stays as it is. */
export const ChatFeedback = z.object({
  ...ConversationKey.shape,
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
  origin: z.optional(z.enum(['model', 'guide', 'care', 'verified'])),
  /** The guide answered because the model failed: asked again, a model is. */
  standsIn: z.optional(z.boolean()),
  sources: z.optional(z.array(ChatSource)),
  feedback: z.optional(
    z.object({ status: z.nullable(z.enum(['liked', 'disliked'])), observation: z.string(), at: z.string() }),
  ),
});

export const ChatMessageAdded = z.object({ message: ChatMessageShown });
/** `help`: to who is in need and told so there, as safe HTML. */
export const FeedbackKept = z.object({ message: ChatMessageShown, help: z.nullable(z.string()) });
