import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { refuseStale } from '@/lib/access/revision';
import { lockName } from '@/lib/platform/db/lock';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { EmailAddress } from '@/lib/platform/mail/email-address';
import { abilities } from '../abilities';
import { schoolAiChanges } from '../live';
import { settingsOf, settingsShown } from '../queries/settings';
import { schoolAiReach } from '../reach';
import { contactNameLengthMax, dailyAnswersMost, hasContact } from '../rules';
import { SchoolAiSettings } from '../schemas';

function paramsOf(issue: z.core.$ZodIssue) {
  return issue.code === 'custom' && issue.params ? { params: issue.params } : {};
}

/** Empty for nobody; else told what is wrong with it as of any other address. */
const EmailOrNone = z.string().check(
  z.trim(),
  z.maxLength(254),
  z.check(({ value, issues }) => {
    const [issue] = value ? (z.safeParse(EmailAddress, value).error?.issues ?? []) : [];
    if (issue) issues.push({ code: 'custom', message: issue.message, input: value, ...paramsOf(issue) });
  }),
);

const SchoolAiChanges = z.object({
  schoolId: z.uuid(),
  /** The one that the form was opened on; 0 where nothing was saved yet. */
  revision: z.int(),
  contactName: z.string().check(z.trim(), z.maxLength(contactNameLengthMax)),
  contactEmail: EmailOrNone,
  dailyAnswersMax: z.int().check(z.gte(0), z.lte(dailyAnswersMost)),
  speechForStudents: z.boolean(),
});

/** While a key is used the contact stays named. */
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
      select: {
        id: true,
        aiKey: { select: { schoolId: true } },
        aiSettings: { select: { revision: true, contactName: true, contactEmail: true } },
      },
    });
  },
  run: async ({ tx, input: { schoolId, revision, ...chosen }, target: { aiKey, aiSettings } }) => {
    const last = aiSettings?.revision ?? 0;
    refuseStale(last, revision);
    const empty = (['contactName', 'contactEmail'] as const).filter((name) => chosen[name] === '');
    const fields = empty.map((path) => ({ path, code: 'ai-contact-kept' }));
    const isUsed = aiKey && aiSettings && hasContact(aiSettings);
    refuseUnless(!isUsed || hasContact(chosen), 'request.invalid', { fields });
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
