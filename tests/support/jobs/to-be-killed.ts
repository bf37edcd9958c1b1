import { db } from '@/lib/platform/db/client';
import { startWorker } from '@/lib/platform/jobs/worker';
import { noteJob } from './note-job';

/** A process that does one thing with a job, says so and waits to be killed. */
const [moment, word = ''] = process.argv.slice(2);
const forever = new Promise<void>(() => undefined);

// Keeps the process alive while it waits.
setInterval(() => undefined, 60_000);

async function there(): Promise<void> {
  process.send?.('there');
  await forever;
}

const job = noteJob(there);
if (moment === 'working') await startWorker([job]);
else {
  await db().$transaction(
    async (tx) => {
      await job.enqueue(tx, { word });
      if (moment === 'before-commit') await there();
    },
    { timeout: 60_000 },
  );
  await there();
}
