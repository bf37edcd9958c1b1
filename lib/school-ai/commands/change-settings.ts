import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { lockName } from '@/lib/platform/db/lock';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { abilities } from '../abilities';
import { schoolAiChanges } from '../live';
import { settingsOf, settingsShown } from '../queries/settings';
import { schoolAiReach } from '../reach';
import { hasContact } from '../rules';
import { SchoolAiChanges, SchoolAiSettings } from '../schemas';

/** While a key is kept the contact stays named. */
export const changeSettings = defineCommand({
  name: 'school-ai.change-settings',
  may: abilities['school-ai:settle'],
  input: SchoolAiChanges,
  reply: SchoolAiSettings,
  changes: schoolAiChanges,
  target: async ({ tx, actor, input: { schoolId } }) => {
    await lockName(tx, `school-ai ${schoolId}`);
    return tx.school.findFirst({
      where: within(schoolAiReach, actor, { id: schoolId }),
      select: { id: true, aiKey: { select: { schoolId: true } }, aiSettings: { select: { revision: true } } },
    });
  },
  run: async ({ tx, input: { schoolId, revision, ...chosen }, target: { aiKey, aiSettings } }) => {
    const last = aiSettings?.revision ?? 0;
    refuseUnless(last === revision, 'request.changed-meanwhile');
    const empty = (['contactName', 'contactEmail'] as const).filter((name) => chosen[name] === '');
    const fields = empty.map((path) => ({ path, code: 'ai-contact-kept' }));
    refuseUnless(!aiKey || hasContact(chosen), 'request.invalid', { fields });
    const row = { ...chosen, revision: last + 1 };
    const saved = await tx.schoolAiSettings.upsert({
      where: { schoolId },
      create: { schoolId, ...row },
      update: row,
      select: settingsShown,
    });
    return settingsOf(schoolId, saved);
  },
});
