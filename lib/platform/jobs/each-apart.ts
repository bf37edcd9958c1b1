import { log } from '@/lib/platform/log/log';

type Work = { job: string; signal: AbortSignal; each: (id: string) => Promise<unknown> };

/** One that fails keeps no other from its turn; once all had theirs, the job has failed. */
export async function eachApart(ids: Iterable<string> | AsyncIterable<string>, { job, signal, each }: Work) {
  const failures: unknown[] = [];
  for await (const id of ids) {
    signal.throwIfAborted();
    try {
      await each(id);
    } catch (err) {
      // Ended from without, and no fault of this one.
      signal.throwIfAborted();
      log().error({ err, job, id }, 'job failed for one');
      failures.push(err);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${job} failed for ${failures.length}`);
}
