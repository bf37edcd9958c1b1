import * as z from 'zod/mini';
import type { Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { Locale } from '@/lib/platform/i18n/locales';
import { send } from '@/lib/platform/jobs/send';
import type { MailTemplate } from './define-mail';
import { deliverJobName } from './deliver-job-name';
import { EmailAddress } from './email-address';
import { oneLine } from './one-line';

type NewMail<S extends z.ZodMiniObject> = {
  to: { address: string; name?: string };
  template: MailTemplate<S>;
  language: Locale;
  data: z.input<S>;
};

/** The mail is the transaction's: it is there, and goes out, if and only if the command committed. */
export async function sendMail<S extends z.ZodMiniObject>(
  tx: Tx,
  { to, template, language, data }: NewMail<S>,
): Promise<{ id: string }> {
  const { open, secrets } = template.parted(template.parse(data));
  const secretNames = Object.keys(secrets);
  const mail = await tx.mail.create({
    data: {
      template: template.name,
      language,
      toAddress: z.parse(EmailAddress, to.address),
      toName: to.name ? oneLine(to.name) : null,
      subject: template.subject(language, open),
      data: open as Prisma.InputJsonObject,
      secrets: secretNames.length > 0 ? (secrets as Prisma.InputJsonObject) : Prisma.DbNull,
      secretNames,
    },
    select: { id: true },
  });
  await send(tx, deliverJobName, mail);
  return mail;
}

/** An administrator's "send again": a new attempt, with the Message-ID of the first. */
export async function sendMailAgain(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.mail.update({
    where: { id },
    data: { state: 'queued', stateAt: now, attemptId: null, reason: null },
    select: { id: true },
  });
  await send(tx, deliverJobName, { id });
}

/** Mails to this address are tried again from now on. */
export async function acceptAddressAgain(tx: Tx, address: string): Promise<void> {
  await tx.mailSuppression.deleteMany({ where: { address: address.toLowerCase() } });
}
