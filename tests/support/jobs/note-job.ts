import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** A job for tests: what it does is up to who makes it. */
export function noteJob(handle: (word: string) => Promise<void>, retries = 0) {
  return defineJob({
    name: 'tests.note',
    schema: z.object({ word: z.string() }),
    retries,
    handle: ({ word }) => handle(word),
  });
}
