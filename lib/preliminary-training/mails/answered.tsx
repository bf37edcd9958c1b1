import * as z from 'zod/mini';
import { defineMail } from '@/lib/platform/mail/define-mail';
import { MailButton, MailFrame, MailText } from '@/lib/platform/mail/mail-frame';

/** To who asked: what became of it, in the words of who answered. */
export const answeredMail = defineMail({
  name: 'preliminary-training.answered',
  schema: z.object({
    moduleName: z.string(),
    status: z.enum(['requested', 'accepted', 'refused', 'done']),
    answer: z.string(),
    address: z.string(),
  }),
  subject: ({ t, data: { moduleName } }) => t('trainingAnswered.subject', { moduleName }),
  Body: ({ t, language, data: { moduleName, status, answer, address } }) => (
    <MailFrame t={t} language={language} title={t('trainingAnswered.title')} preview={moduleName}>
      <MailText>{t('trainingAnswered.text', { moduleName, status })}</MailText>
      <MailText>{answer}</MailText>
      <MailButton href={address}>{t('trainingAnswered.open')}</MailButton>
    </MailFrame>
  ),
});
