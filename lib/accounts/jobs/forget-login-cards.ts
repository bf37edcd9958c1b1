import { now } from '@/lib/platform/clock/clock';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { NoInput } from '@/lib/platform/shapes';

const monthMs = 30 * 24 * 3600 * 1000;

/** Cards that open nothing any more, a month after they did. */
export const forgetLoginCards = defineJob({
  name: 'accounts.forget-login-cards',
  schema: NoInput,
  schedule: '35 3 * * *',
  handle: (_, { db }) => {
    const before = new Date(now().getTime() - monthMs);
    return db.loginCard.deleteMany({ where: { OR: [{ expiresAt: { lt: before } }, { revokedAt: { lt: before } }] } });
  },
});
