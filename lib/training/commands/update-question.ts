import { defineCommand } from '@/lib/access/define-command';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { abilities } from '../abilities';
import { evaluationChanges } from '../live';
import { questionDetail } from '../queries/questions';
import { isStale } from '../rules/evaluation';
import { QuestionChanges, QuestionDetail } from '../schemas/evaluation';

/** Two tabs on one question: the second save waits for the first, then is refused as stale instead of overwriting it. */
export const updateQuestion = defineCommand({
  name: 'training.update-question',
  may: abilities['evaluation:write'],
  input: QuestionChanges,
  reply: QuestionDetail,
  changes: evaluationChanges,
  target: async ({ tx, input: { id } }) => {
    await lockRows(tx, 'evaluation_questions', 'id', id);
    return tx.evaluationQuestion.findUnique({ where: { id }, select: { id: true, revision: true } });
  },
  run: async ({ tx, input: { id, revision, ...data }, target }) => {
    refuseUnless(!isStale(target.revision, revision), 'request.changed-meanwhile');
    const question = await tx.evaluationQuestion.update({
      where: { id },
      data: { ...data, revision: target.revision + 1 },
    });
    return questionDetail(question);
  },
});
