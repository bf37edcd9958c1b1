import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { sendMailAgain as queueAgain } from '@/lib/platform/mail/send-mail';
import { RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { fail } from '../failures';
import { mailReach } from '../reach';
import { sendingAgain } from '../rules';

/** Two administrators at once: the second finds the mail in the queue already. */
export const sendMailAgain = defineCommand({
  name: 'upkeep.send-mail-again',
  may: abilities['mail:send-again'],
  input: RowRef,
  reply: RowRef,
  target: row('mail', mailReach, {
    by: 'id',
    select: { id: true, state: true, toAddress: true, secretNames: true, secrets: true },
  }),
  run: async ({ tx, target: { id, state, toAddress, secretNames, secrets }, now }) => {
    const address = toAddress.toLowerCase();
    const isSuppressed = (await tx.mailSuppression.count({ where: { address } })) > 0;
    const again = sendingAgain({ state, secretNames, hasSecrets: secrets !== null, isSuppressed });
    if (again !== 'possible') fail(`mail.${again}`);
    await queueAgain(tx, id, now);
    return { id };
  },
});
