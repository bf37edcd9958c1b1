import * as z from 'zod/mini';
import { pageOf } from '@/lib/platform/shapes';

export const Week = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const count = z.int();

const Topic = z.object({
  title: z.string(),
  address: z.string(),
  /** The sections that were cited most. */
  headings: z.array(z.object({ heading: z.string(), address: z.string() })),
  questions: count,
  askers: count,
  disliked: count,
  lastHints: count,
  returned: count,
  examples: z.array(z.string()),
});

const ClassWeek = z.object({
  id: z.uuid(),
  name: z.string(),
  course: z.string(),
  pupils: count,
  questions: count,
  askers: count,
  asked: z.array(Topic),
  stuck: z.array(Topic),
  /** Sections that would help the class most. */
  helpful: z.array(z.object({ title: z.string(), heading: z.string(), address: z.string() })),
  /** What the material had nothing about. */
  unanswered: z.object({ questions: count, examples: z.array(z.string()) }),
});

const weeks = { week: Week, weeks: z.array(Week) };
export const ClassWeeksShown = z.object({ ...weeks, items: z.array(ClassWeek) });
export const ClassWeekShown = z.object({ ...weeks, item: ClassWeek });

const person = { id: z.uuid(), name: z.string(), photoUrl: z.nullable(z.string()) };
export const ClassPupils = z.object({ items: z.array(z.object({ ...person, lastAt: z.nullable(z.string()) })) });

const Source = z.object({ number: z.int(), title: z.string(), heading: z.string(), address: z.string() });

const AnswerRead = z.object({
  at: z.string(),
  state: z.enum(['writing', 'done', 'stopped', 'failed']),
  origin: z.enum(['model', 'guide', 'care', 'verified']),
  /** Markdown. */
  content: z.string(),
  sources: z.array(Source),
  hint: z.nullable(z.int()),
  liking: z.nullable(z.enum(['liked', 'disliked'])),
  observation: z.string(),
});

const TurnRead = z.object({
  id: z.uuid(),
  subject: z.string(),
  /** As the material names it; null for what is there no more. */
  subjectName: z.nullable(z.string()),
  division: z.string(),
  at: z.string(),
  question: z.string(),
  /** Of the picture that came with it: open to who read this, today. */
  imageUrl: z.nullable(z.string()),
  answer: z.nullable(AnswerRead),
});

/** In the order in which they were said. */
export const ConversationsRead = pageOf(TurnRead);
