import { defineCommand } from '@/lib/access/define-command';
import { lockRows } from '@/lib/platform/db/lock';
import { Count, RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { evaluationChanges } from '../live';

/** What it was answered in earlier runs stays: their scores must not move. */
export const deleteQuestion = defineCommand({
  name: 'training.delete-question',
  may: abilities['evaluation:write'],
  input: RowRef,
  reply: Count,
  changes: evaluationChanges,
  target: async ({ tx, input: { id } }) => {
    await lockRows(tx, 'evaluation_questions', 'id', id);
    return tx.evaluationQuestion.findUnique({ where: { id }, select: { id: true } });
  },
  run: async ({ tx, target: { id } }) => {
    await tx.evaluationQuestion.delete({ where: { id }, select: { id: true } });
    return { count: 1 };
  },
});
