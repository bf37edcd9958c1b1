import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { abilities } from '../abilities';
import { verifiedAnswerChanges } from '../live';
import { refuseNames } from '../queries/pupils-names';
import { verifiedAnswerFields, verifiedAnswerOf } from '../queries/verified-answer-fields';
import { verifiedAnswerReach } from '../reach';
import { VerifiedAnswerChanges, VerifiedAnswerDetail } from '../schemas';

export const updateVerifiedAnswer = defineCommand({
  name: 'verified-answers.update',
  may: abilities['verified-answer:write'],
  input: VerifiedAnswerChanges,
  reply: VerifiedAnswerDetail,
  changes: verifiedAnswerChanges,
  target: row('verifiedAnswer', verifiedAnswerReach, {
    by: 'id',
    revision: 'compared',
    select: { id: true, classId: true, schoolId: true },
  }),
  run: async ({ tx, actor, input: { id, revision, ...written }, target }) => {
    await refuseNames(tx, target, written);
    // Who changed it last answers for it.
    const data = { ...written, authorId: actor.id, revision: revision + 1 };
    return verifiedAnswerOf(await tx.verifiedAnswer.update({ where: { id }, data, select: verifiedAnswerFields }));
  },
});
