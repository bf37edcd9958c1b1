import { cache } from 'react';
import type * as z from 'zod/mini';
import { now as readClock } from '@/lib/platform/clock/clock';
import { db, type Tx } from '@/lib/platform/db/client';
import { fail } from '@/lib/platform/errors/failures';
import type { Ability } from './abilities';
import type { Actor } from './actor';
import { parseInput } from './parse-input';
import { refuseUnable } from './refuse-unable';

type QueryContext<Input> = { db: Pick<Tx, Reads>; actor: Actor; input: Input; now: Date };
/** A query reads through the client; what it may not do (write) is the review's and the architecture test's. */
type Reads = keyof Tx;

type Schema = z.ZodMiniType;

type Definition<S extends Schema, R extends Schema, Result> = {
  name: string;
  may: Ability;
  input: S;
  /** What its door answers with: a field that is not named here never leaves. */
  reply?: R;
  /** Chats, files and what is inside a test: not even support sees it as somebody (product.md §4). */
  hiddenWhileSeeing?: true;
  /** Plain data for the reply; null becomes 404 MODEL_NOT_FOUND, the same for a foreign row and a missing one. */
  run: (context: QueryContext<z.infer<S>>) => Promise<Result | null>;
};

export type Query<S extends Schema = Schema, R extends Schema = Schema, Result = unknown> = ((
  actor: Actor,
  input: z.input<S>,
) => Promise<Result>) & {
  readonly definition: {
    name: string;
    may: Ability;
    input: S;
    reply: R;
    hiddenWhileSeeing?: true | undefined;
  };
};

/** The only way to read for a person: who asks, what for, and the reach inside `run`. */
export function defineQuery<S extends Schema, R extends Schema, Result>(
  definition: Definition<S, R, Result>,
): Query<S, R, Result> {
  const { name, may, input, reply, hiddenWhileSeeing, run } = definition;
  async function query(actor: Actor, raw: z.input<S>): Promise<Result> {
    refuseUnable(actor, may);
    if (actor.seeing && hiddenWhileSeeing) fail('MODEL_NOT_FOUND');
    const known = answers(actor);
    const key = JSON.stringify(raw);
    const answer = known.get(key) ?? run({ db: db(), actor, input: parseInput(input, raw), now: readClock() });
    known.set(key, answer);
    return (await answer) ?? fail('MODEL_NOT_FOUND');
  }
  /**
   * The shell and the page ask alike, such as for the count of care notices: read once while a page is made, which writes
   * nothing. Everywhere else (routes, jobs, commands) React remembers nothing, and each asking reads.
   */
  const answers = cache((_: Actor) => new Map<string, Promise<Result | null>>());
  return Object.assign(query, { definition: { name, may, input, reply: reply as R, hiddenWhileSeeing } });
}

type OpenDefinition<S extends Schema, R extends Schema, Result> = Pick<
  Definition<S, R, Result>,
  'name' | 'input' | 'reply'
> & {
  run: (context: { db: Pick<Tx, Reads>; input: z.infer<S> }) => Promise<Result | null>;
};

/** A read that nobody need be signed in for. It never learns who asks, so its answer is everybody's. */
export function defineOpenQuery<S extends Schema, R extends Schema, Result>(definition: OpenDefinition<S, R, Result>) {
  const { name, input, reply, run } = definition;
  async function query(_: unknown, raw: z.input<S>): Promise<Result> {
    return (await run({ db: db(), input: parseInput(input, raw) })) ?? fail('MODEL_NOT_FOUND');
  }
  return Object.assign(query, { definition: { name, may: 'anyone' as const, input, reply: reply as R } });
}

/**
 * What takes longer than a transaction may live (an answer that a model writes): made of queries and commands, which
 * guard themselves. It has no database of its own.
 */
export function defineExchange<S extends Schema, R extends Schema, Result>(
  definition: Omit<Definition<S, R, Result>, 'run'> & {
    run: (context: { actor: Actor; input: z.infer<S>; now: Date }) => Promise<Result>;
  },
): Query<S, R, Result> {
  return defineQuery({ ...definition, run: ({ actor, input, now }) => definition.run({ actor, input, now }) });
}
