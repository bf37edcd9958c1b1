import * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { now as readClock } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';
import { fail } from '@/lib/platform/errors/failures';
import { publicAddress } from '@/lib/platform/http/public-address';
import { defaultLocale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { EmailAddress } from '@/lib/platform/mail/email-address';
import { sendMail } from '@/lib/platform/mail/send-mail';
import { links } from '../links';
import { careNoticeMail } from '../mails/notice';
import { unseenBy } from '../queries/care-seen';
import { careExcerptLengthMax, careMailPauseMinutes } from '../rules/limits';
import { shortened } from '../rules/shortened';
import type { CareTold } from '../schemas/care-notices';

/** A pupil wrote something that an adult must know of. What is grave is mailed to the school besides. */
export async function tellCare(tx: Tx, actor: Actor, { topic, severity, excerpt }: z.infer<typeof CareTold>) {
  const now = readClock();
  // Locked: of two grave messages at once one is mailed of.
  const [student] = await tx.$queryRaw<{ id: string; schoolId: string }[]>`
    SELECT id, school_id AS "schoolId" FROM students WHERE id = ${actor.id}::uuid FOR NO KEY UPDATE`;
  const { id: studentId, schoolId } = student ?? fail('MODEL_NOT_FOUND');
  const isMailed = severity === 'high' && !(await wasMailed(tx, studentId, now));
  const contacts = isMailed ? await contactsOf(tx, schoolId) : [];
  const data = {
    schoolId,
    studentId,
    topic,
    severity,
    excerpt: shortened(excerpt, careExcerptLengthMax),
    mailedAt: contacts.length > 0 ? now : null,
    createdAt: now,
  };
  const { id } = await tx.careNotice.create({ data, select: { id: true } });
  const address = publicAddress(localized(defaultLocale, links.schoolCare())).href;
  for (const to of contacts) {
    await sendMail(tx, {
      to,
      template: careNoticeMail,
      language: defaultLocale,
      data: { login: actor.login, address },
    });
  }
  return { id };
}

/** Of an earlier notice of this pupil, less than the pause ago, that the school has not seen yet. */
async function wasMailed(tx: Tx, studentId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - careMailPauseMinutes * 60_000);
  return (await tx.careNotice.count({ where: { studentId, mailedAt: { gt: since }, ...unseenBy('school') } })) > 0;
}

/** Whom the school named; else its own logins that have an e-mail. A wrong address must not cost the child the answer. */
async function contactsOf(tx: Tx, schoolId: string): Promise<{ address: string; name: string }[]> {
  const settings = await tx.schoolAiSettings.findUnique({
    where: { schoolId },
    select: { contactName: true, contactEmail: true },
  });
  if (settings && isAddress(settings.contactEmail)) {
    return [{ address: settings.contactEmail, name: settings.contactName }];
  }
  const accounts = await tx.account.findMany({
    where: { tipo: 'escola', schoolId, active: true, email: { not: null } },
    orderBy: { id: 'asc' },
    select: { name: true, email: true },
  });
  const found = accounts.flatMap(({ name, email }) => (email && isAddress(email) ? [{ address: email, name }] : []));
  return found.filter(({ address }, index) => found.findIndex((other) => other.address === address) === index);
}

function isAddress(email: string): boolean {
  return z.safeParse(EmailAddress, email).success;
}
