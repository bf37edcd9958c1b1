import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { acceptAddressAgain } from '@/lib/platform/mail/send-mail';
import { RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { mailReach } from '../reach';

/** The person has a mailbox again, or never was without: mails to the address are tried from now on. */
export const acceptAddress = defineCommand({
  name: 'upkeep.accept-address',
  may: abilities['mail:accept-address'],
  input: RowRef,
  reply: RowRef,
  target: row('mail', mailReach, { by: 'id', select: { id: true, toAddress: true } }),
  run: async ({ tx, target: { id, toAddress } }) => {
    await acceptAddressAgain(tx, toAddress);
    return { id };
  },
});
