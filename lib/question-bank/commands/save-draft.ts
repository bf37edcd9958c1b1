import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { storeQuestions } from '../parts/store-questions';
import { versionDetail, versionFields } from '../queries/stored-version';
import { testModelReach } from '../reach';
import { DraftChanges, VersionDetail } from '../schemas/models';

/** The whole draft at once, finished or not. */
export const saveDraft = defineCommand({
  name: 'question-bank.save-draft',
  may: abilities['test-model:write'],
  input: DraftChanges,
  reply: VersionDetail,
  target: row('testVersion', testModelReach, { by: 'id', revision: 'compared', select: { publishedAt: true } }),
  run: async ({ tx, actor, input: { id, revision, questions, ...draft }, target: { publishedAt } }) => {
    refuseUnless(publishedAt === null, 'test-version.published');
    await storeQuestions(tx, actor, { versionId: id, questions });
    const data = { ...draft, revision: revision + 1 };
    return versionDetail(await tx.testVersion.update({ where: { id }, data, select: versionFields }));
  },
});
