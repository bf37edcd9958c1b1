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
    pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 200 }),
  );
  return held;
}
