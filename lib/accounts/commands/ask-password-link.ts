import * as z from 'zod/mini';
import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { limitRate } from '@/lib/access/rate-limit';
import { lookUpAddress } from '../jobs/look-up-address';
import { AskedPasswordLink } from '../schemas';

/** A staff room on the first day of term; everybody, because each asking is a job that is kept for two weeks. */
const perAddress = { name: 'accounts.ask-password-link:address', max: 60, seconds: 3600 };
const together = { name: 'accounts.ask-password-link:together', of: '', max: 3000, seconds: 3600 };

/** Whether anybody has this address is found out later, by a job: the answer and its time are the same for all. */
export const askPasswordLink = defineOpenCommand({
  name: 'accounts.ask-password-link',
  input: z.extend(AskedPasswordLink, { address: z._default(z.string(), '') }),
  reply: z.object({ asked: z.boolean() }),
  // The job that it makes; who got a link stands in the audit by itself.
  ownRecord: true,
  prepare: async ({ input: { address } }) => {
    await limitRate({ ...perAddress, of: address });
    await limitRate(together);
  },
  target: noTarget,
  run: async () => ({ asked: true }),
  after: async ({ tx, input: { email, locale } }) => {
    await lookUpAddress.enqueue(tx, { email, language: locale }, { key: email.toLowerCase() });
  },
});
