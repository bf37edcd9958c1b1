import { operation } from '@/lib/platform/http/operation';
import type { acceptAddress } from '../commands/accept-address';
import type { sendMailAgain } from '../commands/send-mail-again';
import type { sendTestMail } from '../commands/send-test-mail';
import type { mailDetail, mailList } from '../queries/mails';

const params = { id: 'id' };

export const listMailsOp = operation<typeof mailList>({
  method: 'GET',
  path: '/mails',
  summary: 'Mails of the outbox, a page at a time, the newest first',
});

export const readMailOp = operation<typeof mailDetail>({
  method: 'GET',
  path: '/mails/{id}',
  summary: 'One mail as it was drawn, its links masked, and what became of it',
  params,
});

export const sendMailAgainOp = operation<typeof sendMailAgain>({
  method: 'POST',
  path: '/mails/{id}/send',
  summary: 'Send a mail again that did not, or perhaps did not, arrive',
  params,
});

export const acceptAddressOp = operation<typeof acceptAddress>({
  method: 'POST',
  path: '/mails/{id}/accept-address',
  summary: 'Send to the address of this mail again, although its server once said that nobody lives there',
  params,
});

export const sendTestMailOp = operation<typeof sendTestMail>({
  method: 'POST',
  path: '/mails/test',
  summary: 'Send a test mail',
});
