import { disconnect } from '@/lib/platform/db/client';
import { startWorker } from '@/lib/platform/jobs/worker';
import { tick } from './tick-job';

/** A worker apart, on the database of its environment, until SIGTERM. */
const worker = await startWorker([tick], { scheduleSeconds: 5 });
process.once('SIGTERM', stop);
process.send?.('listening');

async function stop(): Promise<void> {
  await worker.stop();
  await disconnect();
  process.exit(0);
}
