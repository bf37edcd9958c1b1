import { defineCommand } from '@/lib/access/define-command';
import { acceptAddressAgain } from '@/lib/platform/mail/send-mail';
import { abilities } from '../abilities';
import { MailRef } from '../schemas/mails';

/** The person has a mailbox again, or never was without: mails to the address are tried from now on. */
export const acceptAddress = defineCommand({
  name: 'upkeep.accept-address',
  may: abilities['mail:accept-address'],
  input: MailRef,
  reply: MailRef,
  target: ({ tx, input: { id } }) => tx.mail.findUnique({ where: { id }, select: { id: true, toAddress: true } }),
  run: async ({ tx, target: { id, toAddress } }) => {
    await acceptAddressAgain(tx, toAddress);
    return { id };
  },
});
