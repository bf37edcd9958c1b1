import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { announce } from '@/lib/platform/cache/catalogue';
import { lockName } from '@/lib/platform/db/lock';
import { markAiKey } from '@/lib/schools/commands/mark-ai-key';
import { schoolAiReach } from '../reach';
import { SchoolAiRef } from '../schemas';

/** Deleting what is not there is done already. */
export const deleteKey = defineCommand({
  name: 'school-ai.delete-key',
  may: 'school-ai:keep-key',
  input: SchoolAiRef,
  target: async ({ tx, actor, input: { schoolId } }) => {
    await lockName(tx, `school-ai ${schoolId}`);
    return tx.school.findFirst({
      where: { AND: [within(schoolAiReach, actor), { id: schoolId }] },
      select: { id: true },
    });
  },
  run: async ({ tx, actor, target: { id: schoolId } }) => {
    await tx.schoolAiKey.deleteMany({ where: { schoolId } });
    await markAiKey.inside(tx, actor, { schoolId, hasAiKey: false });
    await announce(tx, 'school-ai');
    return { exists: false };
  },
});
