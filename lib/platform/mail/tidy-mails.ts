import { now } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { NoInput } from '@/lib/platform/shapes';

const hourMs = 3600 * 1000;
/** Longer than any server takes to answer. */
const answerMsMax = hourMs;
/** The links that mails carry have long expired by then. */
const secretsKeptMs = 24 * hourMs;
const mailsKeptMs = 90 * 24 * hourMs;

/** What no attempt will settle any more, secrets that nobody used, and mails of another term. */
export const tidyMails = defineJob({
  name: 'mail.tidy',
  schema: NoInput,
  schedule: '35 * * * *',
  handle: async () => {
    const at = now();
    const before = (ms: number) => new Date(at.getTime() - ms);
    await db().mail.updateMany({
      where: { state: 'sending', stateAt: { lt: before(answerMsMax) } },
      data: { state: 'uncertain', stateAt: at },
    });
    await db().mail.updateMany({
      where: {
        state: { in: ['uncertain', 'held', 'failed'] },
        stateAt: { lt: before(secretsKeptMs) },
        secrets: { not: Prisma.DbNull },
      },
      data: { secrets: Prisma.DbNull },
    });
    await db().mail.deleteMany({ where: { createdAt: { lt: before(mailsKeptMs) }, state: { not: 'queued' } } });
  },
});
