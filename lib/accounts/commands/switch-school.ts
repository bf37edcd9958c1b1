import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { openSchoolInSession } from '@/lib/access/session';
import { lockRows } from '@/lib/platform/db/lock';
import { abilities } from '@/lib/schools/abilities';

/** Opens another of the schools that one works for: now in this session, and at the next sign-in. */
export const switchSchool = defineCommand({
  name: 'accounts.switch-school',
  may: abilities['school:switch'],
  input: z.object({ schoolId: z.uuid() }),
  reply: z.object({ schoolId: z.string() }),
  target: async ({ tx, actor, input: { schoolId } }) => {
    // Whoever takes the school away meanwhile is waited for: none is opened that one works for no longer.
    await lockRows(tx, 'accounts', 'id', actor.id);
    return tx.schoolLink.findUnique({ where: { accountId_schoolId: { accountId: actor.id, schoolId } } });
  },
  run: async ({ tx, actor, target: { schoolId } }) => {
    await tx.account.update({ where: { id: actor.id }, data: { schoolId }, select: { id: true } });
    await openSchoolInSession(tx, actor.sessionId, schoolId);
    return { id: actor.id, schoolId };
  },
});
