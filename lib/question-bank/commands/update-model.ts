import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { abilities } from '../abilities';
import { modelDetail, modelFields } from '../queries/stored-version';
import { testModelReach } from '../reach';
import { ModelChanges, ModelDetail } from '../schemas/models';

export const updateModel = defineCommand({
  name: 'question-bank.update-model',
  may: abilities['test-model:write'],
  input: ModelChanges,
  reply: ModelDetail,
  target: row('testModel', testModelReach, { by: 'id', revision: 'compared', select: { id: true } }),
  run: async ({ tx, input: { id, revision, name } }) => {
    const data = { name, revision: revision + 1 };
    return modelDetail(await tx.testModel.update({ where: { id }, data, select: modelFields }));
  },
});
