import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { editorReach } from '@/lib/courses/reach';
import { abilities } from '../abilities';
import { modelDetail, modelFields } from '../queries/stored-version';
import { ModelDetail, NewModel } from '../schemas/models';

/** A model begins with a draft that is still empty. */
export const createModel = defineCommand({
  name: 'question-bank.create-model',
  may: abilities['test-model:create'],
  input: NewModel,
  reply: ModelDetail,
  target: row('courseModule', editorReach, {
    by: 'id',
    from: 'moduleId',
    revision: 'not-overwritten',
    select: { courseId: true, code: true },
  }),
  run: async ({ tx, input: { number, name }, target: { courseId, code } }) => {
    const data = { courseId, moduleCode: code, number, name, versions: { create: { number: 1 } } };
    return modelDetail(await tx.testModel.create({ data, select: modelFields }));
  },
});
