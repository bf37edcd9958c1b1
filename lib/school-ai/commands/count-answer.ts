import { defineCommand, noTarget } from '@/lib/access/define-command';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import type { Tx } from '@/lib/platform/db/client';
import { fail } from '@/lib/platform/errors/failures';
import { publicAddress } from '@/lib/platform/http/public-address';
import { defaultLocale } from '@/lib/platform/i18n/locales';
import { links, localized } from '@/lib/platform/links';
import { sendMail } from '@/lib/platform/mail/send-mail';
import { budgetWarningMail } from '../mails/budget-warning';
import { dailyAnswersDefault, isNearLimit } from '../rules';
import { NoInput } from '../schemas';

type Counted = { answers: number; most: number; warnedAt: Date | null };

/** One more answer of a model today, of the school of whoever asks; refused when its day is used up. */
export const countAnswer = defineCommand({
  name: 'school-ai.count-answer',
  may: 'school-ai:count',
  input: NoInput,
  ownRecord: true,
  target: noTarget,
  run: async ({ tx, actor: { schoolId }, now }) => {
    if (!schoolId) return null;
    const day = schoolDay(now);
    const [counted] = await tx.$queryRaw<Counted[]>`
      WITH budget AS (
        SELECT coalesce((SELECT daily_answers_max FROM school_ai_settings WHERE school_id = ${schoolId}::uuid),
                        ${dailyAnswersDefault}::int) AS most)
      INSERT INTO school_ai_use AS used (school_id, day, answers)
      SELECT ${schoolId}::uuid, ${day}::date, 1 FROM budget WHERE most > 0
      ON CONFLICT (school_id, day) DO UPDATE SET answers = used.answers + 1
        WHERE used.answers < (SELECT most FROM budget)
      RETURNING answers, warned_at AS "warnedAt", (SELECT most FROM budget) AS most`;
    if (!counted) return fail('assistant.school-budget');
    const { answers, most, warnedAt } = counted;
    if (!warnedAt && isNearLimit(answers, most)) await warn(tx, schoolId, { day, now, answers, most });
    return { answers, most };
  },
});

/** Once a day; this transaction holds the day's row, so nobody warns beside it. */
async function warn(
  tx: Tx,
  schoolId: string,
  { day, now, answers, most }: { day: Date; now: Date; answers: number; most: number },
): Promise<void> {
  const { school } = await tx.schoolAiUse.update({
    where: { schoolId_day: { schoolId, day } },
    data: { warnedAt: now },
    select: {
      school: { select: { name: true, aiSettings: { select: { contactName: true, contactEmail: true } } } },
    },
  });
  const { contactName = '', contactEmail = '' } = school.aiSettings ?? {};
  if (!contactEmail) return;
  await sendMail(tx, {
    to: { name: contactName, address: contactEmail },
    template: budgetWarningMail,
    language: defaultLocale,
    data: {
      school: school.name,
      answers,
      most,
      address: publicAddress(localized(defaultLocale, links.schoolAssistant())).href,
    },
  });
}
