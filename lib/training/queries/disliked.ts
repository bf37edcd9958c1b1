import { defineQuery } from '@/lib/access/define-query';
import { abilities } from '../abilities';
import { draftSection } from '../rules/drafts';
import { dislikedPerPage } from '../rules/limits';
import { DislikedDetail, DislikedPage, DislikedRef, DislikedSearch } from '../schemas/disliked';
import { disliked, dislikedRow, shownDisliked } from './shown-disliked';

/** Whose they are plays no part in who may read them, because nothing in them says it. */
export const dislikedAnswers = defineQuery({
  name: 'training.disliked',
  may: abilities['disliked-answer:read'],
  hiddenWhileSeeing: true,
  input: DislikedSearch,
  reply: DislikedPage,
  run: async ({ db, input: { state, page } }) => {
    const where = { ...disliked, reviewedAt: state === 'open' ? null : { not: null } };
    const [total, answers] = await Promise.all([
      db.chatMessage.count({ where }),
      db.chatMessage.findMany({
        where,
        orderBy: [{ feedbackAt: 'desc' }, { id: 'desc' }],
        skip: (page - 1) * dislikedPerPage,
        take: dislikedPerPage,
        include: dislikedRow,
      }),
    ]);
    return { items: await shownDisliked(db, answers), total, page, pageSize: dislikedPerPage };
  },
});

/** One of them, with the section that a new passage may begin with. */
export const dislikedAnswer = defineQuery({
  name: 'training.disliked-answer',
  may: abilities['disliked-answer:read'],
  hiddenWhileSeeing: true,
  input: DislikedRef,
  reply: DislikedDetail,
  run: async ({ db, input: { id } }) => {
    const answer = await db.chatMessage.findFirst({ where: { ...disliked, id }, include: dislikedRow });
    const [item] = answer ? await shownDisliked(db, [answer]) : [];
    return item ? { ...item, draft: draftSection(item) } : null;
  },
});
