import { defineJob } from '@/lib/platform/jobs/define-job';
import { sendPasswordLinks } from '../commands/send-password-links';
import { PasswordLinkRequest } from '../schemas';

/** Apart from the request, so that nobody can tell by the time of its answer whether the address is registered. */
export const lookUpAddress = defineJob({
  name: 'accounts.look-up-address',
  schema: PasswordLinkRequest,
  // A minute late a link still helps; half an hour late it would only puzzle.
  retries: 2,
  handle: (input) => sendPasswordLinks(null, input),
});
