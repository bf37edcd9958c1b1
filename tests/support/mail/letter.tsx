import * as z from 'zod/mini';
import { defineMail } from '@/lib/platform/mail/define-mail';
import { MailButton, MailFrame, MailText } from '@/lib/platform/mail/mail-frame';

/** A mail for tests, with a secret as a reset link is one. */
export const letter = defineMail({
  name: 'tests.letter',
  schema: z.object({ name: z.string(), link: z.string() }),
  secrets: ['link'],
  subject: ({ data: { name } }) => `Redefinição de senha: ${name}`,
  Body: ({ t, language, data: { name, link } }) => (
    <MailFrame t={t} language={language} title={`Olá, ${name}`} preview="Um botão">
      <MailText>Coração, ação e pão de queijo — tudo certo.</MailText>
      <MailButton href={link}>Criar senha</MailButton>
    </MailFrame>
  ),
});
