import * as z from 'zod/mini';
import { db, type Tx } from '@/lib/platform/db/client';
import { type SendOptions, send } from './send';

type Definition<S extends z.ZodMiniType> = {
  /** `<domain>.<verb>-<noun>`: the name of its queue, in the log and in the metrics. */
  name: string;
  schema: S;
  /** May run twice: a worker that dies after the work and before saying so leaves the job to the next one. */
  handle: (input: z.infer<S>, context: JobContext & { db: Tx }) => Promise<unknown>;
  /** When it runs by itself, as cron writes it, by the clock of São Paulo. Its input is then empty. */
  schedule?: string;
  /** Tries after the first before it waits for an administrator. */
  retries?: number;
};

export type JobContext = {
  /** Aborted when the worker must end before the work has. */
  signal: AbortSignal;
  /** Whether nobody tries again by himself when this one fails. */
  lastAttempt: boolean;
};

export type Job = {
  readonly name: string;
  readonly schedule?: string;
  readonly retries: number;
  run: (raw: unknown, context: JobContext) => Promise<unknown>;
};

/** Work that nobody waits for. Registered in app/jobs.ts. */
export function defineJob<S extends z.ZodMiniType>({ schema, handle, retries = 5, ...named }: Definition<S>) {
  return {
    ...named,
    retries,
    run: async (raw: unknown, context: JobContext) => handle(z.parse(schema, raw), { ...context, db: db() }),
    /** The job comes to be when the transaction commits: without the commit there is none. */
    enqueue: (tx: Tx, input: z.input<S>, options?: SendOptions) =>
      send(tx, named.name, z.parse(schema, input) as object, options),
  };
}
