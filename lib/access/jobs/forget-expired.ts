import { now } from '@/lib/platform/clock/clock';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { NoInput } from '@/lib/platform/shapes';
import { eventsKeptMs } from '../live/position';

const dayMs = 24 * 3600 * 1000;
/** A browser's outbox that was shut away for the holidays still finds what it sent before them. */
const waitedKeptMs = 60 * dayMs;
/** What a page sends again it sends while it stands open: a reply may name people whose record is gone since. */
const repliesKeptMs = 7 * dayMs;
/** No window and no wait is longer. */
const triesKeptMs = dayMs;
const sessionsKeptMs = 30 * dayMs;
/** Longer than any access token lives, so that none is brought a second time with its state. */
const statesKeptMs = 90 * dayMs;

/** What browsers were told is of use for as long as they may catch up. */
export const forgetToldEvents = defineJob({
  name: 'access.forget-told-events',
  schema: NoInput,
  schedule: '*/10 * * * *',
  handle: (_, { db }) =>
    db.liveEvent.deleteMany({ where: { createdAt: { lt: new Date(now().getTime() - eventsKeptMs) } } }),
});

/** What anybody can make grow without signing in: what was counted of tries that are long over. */
export const forgetTries = defineJob({
  name: 'access.forget-tries',
  schema: NoInput,
  schedule: '50 * * * *',
  handle: async (_, { db }) => {
    const before = { lt: new Date(now().getTime() - triesKeptMs) };
    await db.rateWindow.deleteMany({ where: { startedAt: before } });
    await db.signInThrottle.deleteMany({ where: { updatedAt: before, retryAt: { lt: now() } } });
    await db.signInPlace.deleteMany({ where: { nextAt: before } });
  },
});

/** Sessions long over, states long spent, and stored replies that nobody will ask for again. */
export const forgetExpired = defineJob({
  name: 'access.forget-expired',
  schema: NoInput,
  schedule: '20 3 * * *',
  handle: async (_, { db }) => {
    const at = now().getTime();
    await db.session.deleteMany({ where: { expiresAt: { lt: new Date(at - sessionsKeptMs) } } });
    await db.ssoState.deleteMany({ where: { createdAt: { lt: new Date(at - statesKeptMs) } } });
    await db.idempotencyRecord.deleteMany({
      where: {
        OR: [
          { createdAt: { lt: new Date(at - waitedKeptMs) } },
          { waited: false, createdAt: { lt: new Date(at - repliesKeptMs) } },
        ],
      },
    });
  },
});
