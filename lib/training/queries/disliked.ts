import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { paged } from '@/lib/platform/db/paged';
import { PageNumber, pageOf, RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { draftSection } from '../rules/drafts';
import { dislikedPerPage } from '../rules/limits';
import { disliked, dislikedRow, shownDisliked } from './shown-disliked';

const item = z.object({
  id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  observation: z.string(),
  subject: z.string(),
  division: z.string(),
  origin: z.nullable(z.enum(['model', 'guide', 'care', 'verified'])),
  sources: z.array(z.object({ title: z.string(), heading: z.string(), address: z.string() })),
  dislikedAt: z.nullable(z.string()),
  reviewedAt: z.nullable(z.string()),
  writtenIn: z.nullable(z.object({ title: z.string(), address: z.string() })),
});

const dislikedStates = ['open', 'reviewed'] as const;

const DislikedSearch = z.object({
  state: z._default(z.enum(dislikedStates), 'open'),
  page: PageNumber,
});

/** Whose they are plays no part in who may read them, because nothing in them says it. */
export const dislikedAnswers = defineQuery({
  name: 'training.disliked',
  may: abilities['disliked-answer:read'],
  hiddenWhileSeeing: true,
  input: DislikedSearch,
  reply: pageOf(item),
  run: async ({ db, input: { state, page } }) => {
    const where = { ...disliked, reviewedAt: state === 'open' ? null : { not: null } };
    const orderBy = [{ feedbackAt: 'desc' as const }, { id: 'desc' as const }];
    const found = await paged(
      { page, pageSize: dislikedPerPage },
      (window) => db.chatMessage.findMany({ where, orderBy, include: dislikedRow, ...window }),
      () => db.chatMessage.count({ where }),
    );
    return { ...found, items: await shownDisliked(db, found.items) };
  },
});

/** One of them, with the section that a new passage may begin with. */
export const dislikedAnswer = defineQuery({
  name: 'training.disliked-answer',
  may: abilities['disliked-answer:read'],
  hiddenWhileSeeing: true,
  input: RowRef,
  reply: z.extend(item, { draft: z.string() }),
  run: async ({ db, input: { id } }) => {
    const answer = await db.chatMessage.findFirst({ where: { ...disliked, id }, include: dislikedRow });
    const [item] = answer ? await shownDisliked(db, [answer]) : [];
    return item ? { ...item, draft: draftSection(item) } : null;
  },
});
