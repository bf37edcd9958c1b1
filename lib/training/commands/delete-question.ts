import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { Count, RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { evaluationChanges } from '../live';
import { questionReach } from '../reach';

/** What it was answered in earlier runs stays: their scores must not move. */
export const deleteQuestion = defineCommand({
  name: 'training.delete-question',
  may: abilities['evaluation:write'],
  input: RowRef,
  reply: Count,
  changes: evaluationChanges,
  target: row('evaluationQuestion', questionReach, { by: 'id', revision: 'not-overwritten', select: { id: true } }),
  run: async ({ tx, target: { id } }) => {
    await tx.evaluationQuestion.delete({ where: { id }, select: { id: true } });
    return { count: 1 };
  },
});
