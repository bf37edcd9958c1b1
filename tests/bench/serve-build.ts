import { areaPaths, signInScreens } from '@/lib/access/areas';
import { env } from '@/lib/platform/env/env';
import { startServer } from '@/lib/platform/http/server';

/** A process of its own, so that the load is made on the other core. Its parent waits for the message. */
const { PORT: port, PUBLIC_URL: publicUrl } = env();
// Where the build stands, as in production: what a build is called is read from there, and a browser keeps nothing of one without a name.
process.chdir(process.argv[2] ?? '.');
const server = await startServer({
  port,
  host: '127.0.0.1',
  dev: false,
  dir: process.cwd(),
  signedInAreas: areaPaths,
  firstScreens: signInScreens,
  publicUrl,
});
process.on('SIGTERM', () => server.close().then(() => process.exit(0)));
// Its parent has ended without a word: nobody would stop it any more.
process.on('disconnect', () => process.exit(1));
process.on('message', (asked) => {
  if (asked === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
    return;
  }
  if (asked === 'rss') {
    global.gc?.();
    process.send?.(process.memoryUsage().rss);
    return;
  }
  // Twice: what the first round lets go is only collected in the second.
  global.gc?.();
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
process.send?.('listening');
