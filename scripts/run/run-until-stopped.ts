import { existsSync } from 'node:fs';
import { StartFailure } from '@/lib/platform/env/start-failure';
import type { Stops } from './bring-up';
import { Interrupted, requested, stopRequest } from './stop-request';

type BringUp = (stops: Stops, signal: AbortSignal, end: (failure: StartFailure) => void) => Promise<void>;

/** What is stopped after something else has ended by itself may wait for that for ever. */
const endMsMax = 10_000;

/** A command that serves: brings up, waits to be told to stop, and takes down in the opposite order. */
export async function runUntilStopped(bringUp: BringUp): Promise<never> {
  // Announced for the next version of pg: that Prisma asks one connection for several relations of a row at once.
  process.noDeprecation = true;
  const signal = stopRequest();
  const stops: Stops = [];
  let code = 0;
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const lost = Promise.withResolvers<never>();
    lost.promise.catch(() => setTimeout(() => process.exit(1), endMsMax).unref());
    await Promise.race([bringUp(stops, signal, lost.reject), lost.promise]);
    await Promise.race([requested(signal), lost.promise]);
    process.stdout.write('\nStopping: requests in flight are finished first (Ctrl+C again ends at once)\n');
  } catch (error) {
    if (!(error instanceof Interrupted)) code = 1;
    if (code) process.stderr.write(`\n${error instanceof StartFailure ? error.message : (error as Error).stack}\n`);
  }
  for (const stop of stops.reverse()) await Promise.resolve().then(stop).catch(untold);
  process.exit(code);
}

/** What cannot be stopped keeps nothing else from being stopped. */
function untold(error: unknown): void {
  process.stderr.write(`${(error as Error).message}\n`);
}
