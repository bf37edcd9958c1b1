import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { paged } from '@/lib/platform/db/paged';
import { folded } from '@/lib/platform/text/folded';
import { abilities } from '../abilities';
import { verifiedAnswerReach } from '../reach';
import { verifiedAnswersPerPage } from '../rules/limits';
import { VerifiedAnswerDetail, VerifiedAnswerPage, VerifiedAnswerRef, VerifiedAnswerSearch } from '../schemas';
import { verifiedAnswerFields, verifiedAnswerOf } from './verified-answer-fields';

/** Of the own classes, the newest first. */
export const verifiedAnswerList = defineQuery({
  name: 'verified-answers.list',
  may: abilities['verified-answer:write'],
  input: VerifiedAnswerSearch,
  reply: VerifiedAnswerPage,
  run: ({ db, actor, input: { search, page } }) => {
    const where = within(verifiedAnswerReach, actor, { questionKey: { contains: folded(search) } });
    return paged(
      { page, pageSize: verifiedAnswersPerPage },
      (window) =>
        db.verifiedAnswer.findMany({
          where,
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          select: verifiedAnswerFields,
          ...window,
        }),
      () => db.verifiedAnswer.count({ where }),
      verifiedAnswerOf,
    );
  },
});

export const verifiedAnswerById = defineQuery({
  name: 'verified-answers.read',
  may: abilities['verified-answer:write'],
  input: VerifiedAnswerRef,
  reply: VerifiedAnswerDetail,
  run: async ({ db, actor, input: { id } }) => {
    const where = within(verifiedAnswerReach, actor, { id });
    const found = await db.verifiedAnswer.findFirst({ where, select: verifiedAnswerFields });
    return found && verifiedAnswerOf(found);
  },
});
