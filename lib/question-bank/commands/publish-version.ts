import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { questionOf, versionDetail, versionFields } from '../queries/stored-version';
import { testModelReach } from '../reach';
import { draftFaults } from '../rules/faults';
import { VersionDetail } from '../schemas/models';

/** From now on classes may be given it, and nothing of it changes any more. */
export const publishVersion = defineCommand({
  name: 'question-bank.publish',
  may: abilities['test-version:publish'],
  input: z.object({ ...RowRef.shape, revision: z.int() }),
  reply: VersionDetail,
  target: row('testVersion', testModelReach, { by: 'id', revision: 'compared', select: versionFields }),
  run: async ({ tx, input: { id }, target: { publishedAt, questions }, now }) => {
    refuseUnless(publishedAt === null, 'test-version.published');
    const fields = draftFaults(questions.map(questionOf));
    refuseUnless(fields.length === 0, 'test-version.incomplete', { fields });
    const data = { publishedAt: now };
    return versionDetail(await tx.testVersion.update({ where: { id }, data, select: versionFields }));
  },
});
