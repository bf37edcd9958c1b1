import { existsSync } from 'node:fs';
import { StartFailure } from '@/lib/platform/env/start-failure';
import type { Stops } from './bring-up';
import { Interrupted, requested, stopRequest } from './stop-request';

/** A command that serves: brings up, waits to be told to stop, and takes down in the opposite order. */
export async function runUntilStopped(bringUp: (stops: Stops, signal: AbortSignal) => Promise<void>): Promise<never> {
  // Announced for the next version of pg: that Prisma asks one connection for several relations of a row at once.
  process.noDeprecation = true;
  const signal = stopRequest();
  const stops: Stops = [];
  let code = 0;
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    await bringUp(stops, signal);
    await requested(signal);
    process.stdout.write('\nStopping: requests in flight are finished first (Ctrl+C again ends at once)\n');
  } catch (error) {
    if (!(error instanceof Interrupted)) code = 1;
    if (code) process.stderr.write(`\n${error instanceof StartFailure ? error.message : (error as Error).stack}\n`);
  }
  for (const stop of stops.reverse()) await stop();
  process.exit(code);
}
