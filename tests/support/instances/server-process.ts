import { areaPaths, signInScreens } from '@/lib/access/areas';
import { closeListeners } from '@/lib/access/live/hub';
import { closeAnswers } from '@/lib/assistant/answering/close-answers';
import { disconnect } from '@/lib/platform/db/client';
import { startServer } from '@/lib/platform/http/server';
import { startWorker } from '@/lib/platform/jobs/worker';
import { tick } from './tick-job';

/** One more server of the product, on the database and port of its environment, until SIGTERM. It works as well. */
const server = await startServer({
  port: Number(process.env.PORT),
  host: '127.0.0.1',
  dev: false,
  signedInAreas: areaPaths,
  firstScreens: signInScreens,
  onClose: () => {
    closeListeners();
    void closeAnswers();
  },
});
const worker = await startWorker([tick], { scheduleSeconds: 5 });
process.once('SIGTERM', stop);
process.send?.('listening');

async function stop(): Promise<void> {
  await server.close();
  await worker.stop();
  await closeAnswers();
  await disconnect();
  process.exit(0);
}
