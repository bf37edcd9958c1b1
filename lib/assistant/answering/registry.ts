import type * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import type { CareTold } from '@/lib/care/schemas/care-notices';
import type { Broadcast } from './broadcast';

/** What a model saw in a question: the fixed answer to it, and what an adult hears. */
export type Danger = { text: string; care: z.infer<typeof CareTold> };

/** One answer that this process writes, whether anybody listens or not. */
export type Run = {
  readonly broadcast: Broadcast;
  readonly actor: Actor;
  readonly conversationId: string;
  readonly upstream: AbortController;
  /** By the monotonic clock. */
  storedAt: number;
  storedLength: number;
  /** By whoever asked, here: what is stored then stays. */
  isStopping?: boolean;
  /** The guide's words, because the model failed. */
  standsIn?: boolean;
  /** Asked once it ends, by whomever: whether its model has seen danger until now. */
  danger?: () => Danger | null;
  /** Once its end is being stored nothing more is taken from upstream. */
  ending?: Promise<void>;
  /** Ends it from outside, whatever bundle asks. */
  readonly giveUp: (code: string) => Promise<void>;
};

type Registry = {
  readonly runs: Map<string, Run>;
  /** By question: who asks while its answer begins, or is being written, joins it. */
  readonly ofQuestion: Map<string, Promise<Broadcast>>;
  /** Answers that another instance writes, by id. */
  readonly followed: Map<string, Broadcast>;
  storing?: NodeJS.Timeout | undefined;
};

/** One a process, whatever bundle asks. */
const held = globalThis as { answers?: Registry };

export function registry(): Registry {
  held.answers ??= { runs: new Map(), ofQuestion: new Map(), followed: new Map() };
  return held.answers;
}

/** Answers to what is gone are written no further here; another instance finds their rows gone. */
export async function giveUpRuns(isGone: (run: Run) => boolean): Promise<void> {
  const gone = [...registry().runs.values()].filter(isGone);
  await Promise.all(gone.map((run) => run.giveUp('MODEL_NOT_FOUND')));
}
