import pino from 'pino';
import { env } from '@/lib/platform/env/env';
import { toldError } from './told-error';

let held: pino.Logger | undefined;

/** One JSON line an event on standard output. Secrets and persons never enter it: callers log ids and codes. */
export function log(): pino.Logger {
  held ??= pino(
    {
      level: env().LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: toldError },
    },
    output(),
  );
  return held;
}

/** What waits for a disk that has no room. */
const waitingBytesMax = 4 * 1024 * 1024;

/** Where it is written: what cannot be written is lost, and never ends the product. */
function output() {
  const written = pino.destination({
    dest: 1,
    sync: false,
    minLength: 4096,
    maxLength: waitingBytesMax,
    periodicFlush: 200,
  });
  written.on('error', () => undefined);
  return written;
}
