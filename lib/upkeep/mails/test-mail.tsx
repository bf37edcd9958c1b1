import * as z from 'zod/mini';
import { defineMail } from '@/lib/platform/mail/define-mail';
import { MailButton, MailFrame, MailText } from '@/lib/platform/mail/mail-frame';

/** What an administrator sends himself to see whether mails arrive. */
export const testMail = defineMail({
  name: 'upkeep.test-mail',
  schema: z.object({ name: z.string(), askedAt: z.string(), address: z.string() }),
  subject: ({ t }) => t('testMail.subject'),
  Body: ({ t, language, data: { name, askedAt, address } }) => {
    const moment = new Intl.DateTimeFormat(language, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'America/Sao_Paulo',
    }).format(new Date(askedAt));
    return (
      <MailFrame t={t} language={language} title={t('testMail.title', { name })} preview={t('testMail.preview')}>
        <MailText>{t('testMail.text', { moment })}</MailText>
        <MailButton href={address}>{t('testMail.open')}</MailButton>
      </MailFrame>
    );
  },
});
