import { operation } from '@/lib/platform/http/operation';
import { MailDetail, MailPage, MailRef, MailSearch, TestMail } from '../schemas/mails';

const params = { id: 'id' };

export const listMailsOp = operation({
  method: 'GET',
  path: '/mails',
  summary: 'Mails of the outbox, a page at a time, the newest first',
  input: MailSearch,
  reply: MailPage,
});

export const readMailOp = operation({
  method: 'GET',
  path: '/mails/{id}',
  summary: 'One mail as it was drawn, its links masked, and what became of it',
  input: MailRef,
  reply: MailDetail,
  params,
});

export const sendMailAgainOp = operation({
  method: 'POST',
  path: '/mails/{id}/send',
  summary: 'Send a mail again that did not, or perhaps did not, arrive',
  input: MailRef,
  reply: MailRef,
  params,
});

export const acceptAddressOp = operation({
  method: 'POST',
  path: '/mails/{id}/accept-address',
  summary: 'Send to the address of this mail again, although its server once said that nobody lives there',
  input: MailRef,
  reply: MailRef,
  params,
});

export const sendTestMailOp = operation({
  method: 'POST',
  path: '/mails/test',
  summary: 'Send a test mail',
  input: TestMail,
  reply: MailRef,
});
