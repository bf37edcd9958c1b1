import * as z from 'zod/mini';
import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { lookUpAddress } from '../jobs/look-up-address';
import { ForgottenPassword } from '../schemas';

/** Whether anybody has this address is found out later, by a job: the answer and its time are the same for all. */
export const askPasswordLink = defineOpenCommand({
  name: 'accounts.ask-password-link',
  input: ForgottenPassword,
  reply: z.object({ asked: z.boolean() }),
  target: noTarget,
  run: async ({ tx, input: { email, locale } }) => {
    await lookUpAddress.enqueue(tx, { email, language: locale }, { key: email.toLowerCase() });
    return { asked: true };
  },
});
