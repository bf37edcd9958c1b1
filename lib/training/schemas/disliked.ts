import * as z from 'zod/mini';
import { KnowledgeBaseChanges } from '@/lib/knowledge-base/schemas';
import { searchLengthMax } from '@/lib/passages/rules/search';
import { PageNumber } from '@/lib/platform/shapes';
import { dislikedPerPage } from '../rules/limits';

const dislikedStates = ['open', 'reviewed'] as const;

export const DislikedSearch = z.object({
  state: z._default(z.enum(dislikedStates), 'open'),
  page: PageNumber,
});

export const DislikedRef = z.object({ id: z.uuid() });

/** `words`: the question as it is put into the passage's ways of being asked, in the words of who teaches. */
export const Teaching = z.object({
  id: z.uuid(),
  address: z.string().check(z.minLength(1), z.maxLength(500)),
  words: z.string().check(z.trim(), z.minLength(1), z.maxLength(searchLengthMax)),
});
export const Taught = z.object({ id: z.uuid(), title: z.string(), heading: z.string(), address: z.string() });

const { id: baseId, ...content } = KnowledgeBaseChanges.shape;
/** The base as it is saved whole, and which of its topics now says what the answer lacked. */
export const TopicWriting = z.object({ id: z.uuid(), topicId: z.uuid(), baseId, ...content });

const item = z.object({
  id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  observation: z.string(),
  subject: z.string(),
  division: z.string(),
  origin: z.nullable(z.enum(['model', 'guide', 'care'])),
  sources: z.array(z.object({ title: z.string(), heading: z.string(), address: z.string() })),
  dislikedAt: z.nullable(z.string()),
  reviewedAt: z.nullable(z.string()),
  writtenIn: z.nullable(z.object({ title: z.string(), address: z.string() })),
});
export const DislikedDetail = z.extend(item, { draft: z.string() });
export const DislikedPage = z.object({
  items: z.array(item),
  total: z.int(),
  page: z.int(),
  pageSize: z._default(z.int(), dislikedPerPage),
});
