import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { Count, RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { testModelReach } from '../reach';

/** With all its versions, where no class was ever given one of them: the database sees to it. */
export const deleteModel = defineCommand({
  name: 'question-bank.delete-model',
  may: abilities['test-model:write'],
  input: RowRef,
  reply: Count,
  target: row('testModel', testModelReach, { by: 'id', revision: 'not-overwritten', select: { id: true } }),
  run: async ({ tx, target: { id } }) => {
    await tx.testModel.delete({ where: { id }, select: { id: true } });
    return { count: 1 };
  },
});
