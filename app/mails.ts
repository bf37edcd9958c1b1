import { passwordLinkMail } from '@/lib/accounts/mails/password-link';
import { careNoticeMail } from '@/lib/care/mails/notice';
import { classWeekMail } from '@/lib/class-reading/mails/week';
import type { MailTemplate } from '@/lib/platform/mail/define-mail';
import { answeredMail } from '@/lib/preliminary-training/mails/answered';
import { budgetWarningMail } from '@/lib/school-ai/mails/budget-warning';
import { testMail } from '@/lib/upkeep/mails/test-mail';

/** Every mail that the product writes. */
export const mails: readonly MailTemplate[] = [
  answeredMail,
  budgetWarningMail,
  careNoticeMail,
  classWeekMail,
  passwordLinkMail,
  testMail,
];
