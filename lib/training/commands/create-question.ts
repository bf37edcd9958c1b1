import { defineCommand, noTarget } from '@/lib/access/define-command';
import { lockName } from '@/lib/platform/db/lock';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { evaluationChanges } from '../live';
import { questionDetail } from '../queries/questions';
import { questionsMax } from '../rules/limits';
import { NewQuestion, QuestionDetail } from '../schemas/evaluation';

/** The id is the form's, so that saving again makes it once. */
export const createQuestion = defineCommand({
  name: 'training.create-question',
  may: abilities['evaluation:write'],
  input: NewQuestion,
  reply: QuestionDetail,
  changes: evaluationChanges,
  target: noTarget,
  run: async ({ tx, input: { id, ...data } }) => {
    await lockName(tx, 'training.questions');
    const known = id && (await tx.evaluationQuestion.findUnique({ where: { id } }));
    if (known) return questionDetail(known);
    refuseUnless((await tx.evaluationQuestion.count()) < questionsMax, 'evaluation.too-many-questions');
    const question = await tx.evaluationQuestion.create({ data: { ...data, ...(id && { id }) } });
    return questionDetail(question);
  },
});
