import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { lockName } from '@/lib/platform/db/lock';
import { Exists } from '@/lib/platform/shapes';
import { markAiKey } from '@/lib/schools/parts/mark-ai-key';
import { abilities } from '../abilities';
import { schoolAiChanges } from '../live';
import { schoolAiReach } from '../reach';
import { SchoolAiRef } from '../schemas';

/** Deleting what is not there is done already. */
export const deleteKey = defineCommand({
  name: 'school-ai.delete-key',
  may: abilities['school-ai:keep-key'],
  input: SchoolAiRef,
  reply: Exists,
  changes: schoolAiChanges,
  target: async ({ tx, actor, input: { schoolId } }) => {
    await lockName(tx, `school-ai ${schoolId}`);
    return tx.school.findFirst({
      where: within(schoolAiReach, actor, { id: schoolId }),
      select: { id: true },
    });
  },
  run: async ({ tx, actor, target: { id: schoolId } }) => {
    await tx.schoolAiKey.deleteMany({ where: { schoolId } });
    await markAiKey(tx, actor, { schoolId, hasAiKey: false });
    return { exists: false };
  },
});
