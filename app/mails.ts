import type { MailTemplate } from '@/lib/platform/mail/define-mail';
import { testMail } from '@/lib/upkeep/mails/test-mail';

/** Every mail that the product writes. */
export const mails: readonly MailTemplate[] = [testMail];
