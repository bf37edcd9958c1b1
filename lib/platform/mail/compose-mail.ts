import MailComposer from 'nodemailer/lib/mail-composer';
import { env } from '@/lib/platform/env/env';
import { publicAddress } from '@/lib/platform/http/public-address';
import type { DrawnMail } from './draw-mail';

type Letter = DrawnMail & { id: string; toAddress: string; toName: string | null; subject: string };

export type Message = { from: string; to: string; bytes: Buffer };

/** The mail as it travels. Its Message-ID comes from the row, so that a second copy is known as one by its receiver. */
export async function composeMail({ id, toAddress, toName, subject, html, text }: Letter): Promise<Message> {
  const sender = env().MAIL_FROM ?? `no-reply@${publicAddress('/').hostname}`;
  const domain = /@([\w.-]+)>?$/.exec(sender)?.[1] ?? 'localhost';
  const composed = new MailComposer({
    from: sender,
    to: { name: toName ?? '', address: toAddress },
    ...(env().MAIL_REPLY_TO && { replyTo: env().MAIL_REPLY_TO }),
    subject,
    messageId: `<${id}@${domain}>`,
    // Holiday replies and loops of automatic answers end here (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text,
    html,
  }).compile();
  return { from: composed.getEnvelope().from || sender, to: toAddress, bytes: await composed.build() };
}
