import { now } from '@/lib/platform/clock/clock';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { NoInput } from '@/lib/platform/shapes';

const dayMs = 24 * 3600 * 1000;

/** Links that opened what they could, or never will: how many went out is asked of the last hour alone. */
export const forgetPasswordLinks = defineJob({
  name: 'accounts.forget-password-links',
  schema: NoInput,
  schedule: '25 3 * * *',
  handle: (_, { db }) =>
    db.passwordLink.deleteMany({ where: { expiresAt: { lt: new Date(now().getTime() - dayMs) } } }),
});
