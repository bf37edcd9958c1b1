import type { Actor } from '@/lib/access/actor';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { now as readClock } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';
import { publicAddress } from '@/lib/platform/http/public-address';
import { defaultLocale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { sendMail } from '@/lib/platform/mail/send-mail';
import { fail } from '../failures';
import { links } from '../links';
import { budgetWarningMail } from '../mails/budget-warning';
import { countStatement } from '../statements/counted-answer';

type Counted = { answers: number; most: number; isToWarn: boolean };

/** One more answer of a model today, of the school of whoever asks; refused when its day is used up. */
export async function countAnswer(tx: Tx, { schoolId }: Actor) {
  const now = readClock();
  if (!schoolId) return null;
  const day = schoolDay(now);
  const [counted] = await tx.$queryRaw<Counted[]>(countStatement(schoolId, day));
  if (!counted) return fail('assistant.school-budget');
  const { isToWarn, ...use } = counted;
  if (isToWarn) await warn(tx, schoolId, { ...use, day, now });
  return use;
}

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
