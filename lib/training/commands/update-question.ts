import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { abilities } from '../abilities';
import { evaluationChanges } from '../live';
import { questionDetail } from '../queries/questions';
import { questionReach } from '../reach';
import { QuestionChanges, QuestionDetail } from '../schemas/evaluation';

/** Two tabs on one question: the second save waits for the first, then is refused as stale instead of overwriting it. */
export const updateQuestion = defineCommand({
  name: 'training.update-question',
  may: abilities['evaluation:write'],
  input: QuestionChanges,
  reply: QuestionDetail,
  changes: evaluationChanges,
  target: row('evaluationQuestion', questionReach, {
    by: 'id',
    revision: 'compared',
    select: { id: true, revision: true },
  }),
  run: async ({ tx, input: { id, revision: _, ...data }, target }) => {
    const question = await tx.evaluationQuestion.update({
      where: { id },
      data: { ...data, revision: target.revision + 1 },
    });
    return questionDetail(question);
  },
});
