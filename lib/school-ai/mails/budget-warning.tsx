import * as z from 'zod/mini';
import { defineMail } from '@/lib/platform/mail/define-mail';
import { MailButton, MailFrame, MailText } from '@/lib/platform/mail/mail-frame';

/** To a school's contact: most of today's answers are used. */
export const budgetWarningMail = defineMail({
  name: 'school-ai.budget-warning',
  schema: z.object({ school: z.string(), answers: z.int(), most: z.int(), address: z.string() }),
  subject: ({ t }) => t('budgetWarning.subject'),
  Body: ({ t, language, data: { school, answers, most, address } }) => (
    <MailFrame t={t} language={language} title={t('budgetWarning.title')} preview={t('budgetWarning.preview')}>
      <MailText>{t('budgetWarning.text', { school, answers, most })}</MailText>
      <MailText>{t('budgetWarning.then')}</MailText>
      <MailButton href={address}>{t('budgetWarning.open')}</MailButton>
    </MailFrame>
  ),
});
