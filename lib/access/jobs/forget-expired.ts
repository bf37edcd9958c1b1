import { now } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { defineJob, NoInput } from '@/lib/platform/jobs/define-job';

const dayMs = 24 * 3600 * 1000;
/** A browser's outbox that was shut away for the holidays still finds what it sent before them. */
const repliesKeptMs = 60 * dayMs;
const sessionsKeptMs = 30 * dayMs;

/** Sessions long over and stored replies that nobody will ask for again. */
export const forgetExpired = defineJob({
  name: 'access.forget-expired',
  schema: NoInput,
  schedule: '20 3 * * *',
  handle: async () => {
    const at = now().getTime();
    await db().session.deleteMany({ where: { expiresAt: { lt: new Date(at - sessionsKeptMs) } } });
    await db().idempotencyRecord.deleteMany({ where: { createdAt: { lt: new Date(at - repliesKeptMs) } } });
  },
});
