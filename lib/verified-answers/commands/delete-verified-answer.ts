import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { verifiedAnswerChanges } from '../live';
import { verifiedAnswerReach } from '../reach';
import { VerifiedAnswerRef } from '../schemas';

export const deleteVerifiedAnswer = defineCommand({
  name: 'verified-answers.delete',
  may: abilities['verified-answer:write'],
  input: VerifiedAnswerRef,
  reply: Count,
  changes: verifiedAnswerChanges,
  target: row('verifiedAnswer', verifiedAnswerReach, { by: 'id', revision: 'not-overwritten', select: { id: true } }),
  run: async ({ tx, target: { id } }) => {
    await tx.verifiedAnswer.delete({ where: { id }, select: { id: true } });
    return { count: 1 };
  },
});
