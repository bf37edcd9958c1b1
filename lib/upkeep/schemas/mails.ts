import * as z from 'zod/mini';
import { locales } from '@/lib/platform/i18n/locales';
import { EmailAddress } from '@/lib/platform/mail/email-address';
import { PageNumber, pageOf } from '@/lib/platform/shapes';
import { mailStates, resendAnswers } from '../rules';

export const mailsPerPage = 25;

export const MailSearch = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  state: z.optional(z.enum(mailStates)),
  page: PageNumber,
});

export const MailRef = z.object({ id: z.uuid() });

export const TestMail = z.object({ address: EmailAddress, language: z._default(z.enum(locales), 'pt-BR') });

const card = {
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  createdAt: z.string(),
};

export const MailPage = pageOf(z.object(card));

export const MailDetail = z.object({
  ...card,
  toName: z.nullable(z.string()),
  template: z.string(),
  stateAt: z.string(),
  attempts: z.int(),
  /** The other server's words. */
  reason: z.nullable(z.string()),
  /** As it was drawn, links masked; null before the first attempt. */
  html: z.nullable(z.string()),
  text: z.nullable(z.string()),
  again: z.enum(resendAnswers),
  suppressedAt: z.nullable(z.string()),
});
