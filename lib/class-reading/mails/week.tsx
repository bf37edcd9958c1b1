import * as z from 'zod/mini';
import { defineMail } from '@/lib/platform/mail/define-mail';
import { MailButton, MailFrame, MailText } from '@/lib/platform/mail/mail-frame';

const Week = z.object({
  name: z.string(),
  questions: z.int(),
  askers: z.int(),
  /** Names of pages. */
  stuck: z.array(z.string()),
  helpful: z.array(z.string()),
});

/** A mailbox may be read by others: what the classes asked about, and no child's words. */
export const classWeekMail = defineMail({
  name: 'class-reading.week',
  schema: z.object({
    /** Whose week it is: a mailbox may be several people's. Not shown. */
    facilitatorId: z.uuid(),
    /** Its Monday, not shown either. */
    week: z.string(),
    classes: z.array(Week),
    address: z.string(),
  }),
  subject: ({ t }) => t('classWeek.subject'),
  Body: ({ t, language, data: { classes, address } }) => (
    <MailFrame t={t} language={language} title={t('classWeek.title')} preview={t('classWeek.preview')}>
      {classes.map(({ name, questions, askers, stuck, helpful }) => (
        <MailText key={name}>
          <strong>{name}</strong>
          <br />
          {t('classWeek.asked', { questions, askers })}
          {stuck.length > 0 && (
            <>
              <br />
              {t('classWeek.stuck', { topics: stuck.join(', ') })}
            </>
          )}
          {helpful.length > 0 && (
            <>
              <br />
              {t('classWeek.helpful', { passages: helpful.join(', ') })}
            </>
          )}
        </MailText>
      ))}
      <MailButton href={address}>{t('classWeek.open')}</MailButton>
    </MailFrame>
  ),
});
