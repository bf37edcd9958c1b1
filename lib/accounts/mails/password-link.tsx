import * as z from 'zod/mini';
import { defineMail } from '@/lib/platform/mail/define-mail';
import { MailButton, MailFrame, MailText } from '@/lib/platform/mail/mail-frame';
import { passwordLinkMinutes } from '../rules';
import { beginLink } from '../statements/begin-link';

/** The links to new passwords, one a login of this address. */
export const passwordLinkMail = defineMail({
  name: 'accounts.password-link',
  schema: z.object({
    logins: z.array(z.string()),
    /** In the order of the logins, a line each: as one text they are masked together. */
    addresses: z.string(),
  }),
  secrets: ['addresses'],
  atLeaving: async ({ db, data: { logins, addresses }, now }) => {
    const alive: { login: string; address: string }[] = [];
    for (const [index, address] of addresses.split('\n').entries()) {
      const token = new URL(address).searchParams.get('token') ?? '';
      if ((await db.$executeRaw(beginLink({ token, now }))) === 1) alive.push({ login: logins[index] ?? '', address });
    }
    if (alive.length === 0) return null;
    return { logins: alive.map(({ login }) => login), addresses: alive.map(({ address }) => address).join('\n') };
  },
  subject: ({ t }) => t('passwordLink.subject'),
  Body: ({ t, language, data: { logins, addresses } }) => {
    const lines = addresses.split('\n');
    return (
      <MailFrame t={t} language={language} title={t('passwordLink.title')} preview={t('passwordLink.preview')}>
        <MailText>{t('passwordLink.text', { minutes: passwordLinkMinutes })}</MailText>
        {logins.map((login, index) => (
          <MailText key={login}>
            <MailButton href={lines[index] ?? addresses}>{t('passwordLink.open', { login })}</MailButton>
          </MailText>
        ))}
        <MailText>{t('passwordLink.notYou')}</MailText>
      </MailFrame>
    );
  },
});
