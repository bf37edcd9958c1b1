import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { abilities } from '../abilities';
import { schoolAiReach } from '../reach';
import { dailyAnswersDefault } from '../rules';
import { SchoolAiRef, SchoolAiSettings } from '../schemas';

const unset = { revision: 0, contactName: '', contactEmail: '', dailyAnswersMax: dailyAnswersDefault };

/** A school without a row has the defaults. */
export function settingsOf(schoolId: string, row: Partial<typeof unset & { speechForStudents: boolean }> | null) {
  return { ...unset, speechForStudents: false, ...row, schoolId };
}

export const settingsShown = {
  revision: true,
  contactName: true,
  contactEmail: true,
  dailyAnswersMax: true,
  speechForStudents: true,
} as const;

export const assistantSettings = defineQuery({
  name: 'school-ai.settings',
  may: abilities['school-ai:read'],
  input: SchoolAiRef,
  reply: SchoolAiSettings,
  run: async ({ db, actor, input: { schoolId } }) => {
    const school = await db.school.findFirst({
      where: within(schoolAiReach, actor, { id: schoolId }),
      select: { aiSettings: { select: settingsShown } },
    });
    return school && settingsOf(schoolId, school.aiSettings);
  },
});
