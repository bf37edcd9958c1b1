import * as z from 'zod/mini';
import { defineMail } from '@/lib/platform/mail/define-mail';
import { MailButton, MailFrame, MailText } from '@/lib/platform/mail/mail-frame';

/**
 * A mailbox may be read by others: it says who needs somebody, and nothing of what was written. The outbox is read by
 * administrators, who see no notice: there it does not say who.
 */
export const careNoticeMail = defineMail({
  name: 'care.notice',
  schema: z.object({ login: z.string(), address: z.string() }),
  secrets: ['login'],
  subject: ({ t }) => t('careNotice.subject'),
  Body: ({ t, language, data: { login, address } }) => (
    <MailFrame t={t} language={language} title={t('careNotice.title')} preview={t('careNotice.preview')}>
      <MailText>{t('careNotice.text', { login })}</MailText>
      <MailButton href={address}>{t('careNotice.open')}</MailButton>
    </MailFrame>
  ),
});
