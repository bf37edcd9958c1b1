import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { fail, refuseUnless } from '../failures';
import { storeQuestions } from '../parts/store-questions';
import { questionOf, versionFields } from '../queries/stored-version';
import { testModelReach } from '../reach';

/** A new draft of a model, copied from its newest version. Answers with the draft. */
export const beginDraft = defineCommand({
  name: 'question-bank.begin-draft',
  may: abilities['test-model:write'],
  input: RowRef,
  reply: RowRef,
  target: row('testModel', testModelReach, {
    by: 'id',
    revision: 'not-overwritten',
    select: { id: true, versions: { orderBy: { number: 'desc' }, take: 1, select: versionFields } },
  }),
  run: async ({ tx, actor, target: { id: modelId, versions } }) => {
    const [newest] = versions;
    if (!newest) return fail('MODEL_NOT_FOUND');
    refuseUnless(newest.publishedAt !== null, 'test-model.has-draft');
    const { limitMinutes, practice, questions } = newest;
    const data = { modelId, number: newest.number + 1, limitMinutes, practice };
    const { id } = await tx.testVersion.create({ data, select: { id: true } });
    await storeQuestions(tx, actor, { versionId: id, questions: questions.map(questionOf) });
    return { id };
  },
});
