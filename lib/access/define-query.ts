import type * as z from 'zod/mini';
import { now as readClock } from '@/lib/platform/clock/clock';
import { db, type Tx } from '@/lib/platform/db/client';
import { fail } from '@/lib/platform/errors/failures';
import type { Ability } from './abilities';
import type { Actor } from './actor';
import { can } from './can';
import { parseInput } from './parse-input';

type QueryContext<Input> = { db: Pick<Tx, Reads>; actor: Actor; input: Input; now: Date };
/** A query reads through the client; what it may not do (write) is the review's and the architecture test's. */
type Reads = keyof Tx;

type Definition<Schema extends z.ZodMiniType, Result> = {
  name: string;
  may: Ability;
  input: Schema;
  /** Chats, files and what is inside a test: not even support sees it as somebody (product.md §4). */
  hiddenWhileSeeing?: true;
  /** Plain data for the reply; null becomes 404 MODEL_NOT_FOUND, the same for a foreign row and a missing one. */
  run: (context: QueryContext<z.infer<Schema>>) => Promise<Result | null>;
};

export type Query<Schema extends z.ZodMiniType = z.ZodMiniType, Result = unknown> = ((
  actor: Actor,
  input: z.input<Schema>,
) => Promise<Result>) & { readonly definition: { name: string; may: Ability; input: Schema } };

/** The only way to read for a person: who asks, what for, and the reach inside `run`. */
export function defineQuery<Schema extends z.ZodMiniType, Result>(definition: Definition<Schema, Result>) {
  async function query(actor: Actor, raw: z.input<Schema>): Promise<Result> {
    if (!can(actor, definition.may)) fail('request.not-allowed');
    if (actor.seeing && definition.hiddenWhileSeeing) fail('MODEL_NOT_FOUND');
    const input = parseInput(definition.input, raw);
    return (await definition.run({ db: db(), actor, input, now: readClock() })) ?? fail('MODEL_NOT_FOUND');
  }
  return Object.assign(query, { definition }) as Query<Schema, Result>;
}

type OpenDefinition<Schema extends z.ZodMiniType, Result> = Pick<Definition<Schema, Result>, 'name' | 'input'> & {
  run: (context: { db: Pick<Tx, Reads>; input: z.infer<Schema> }) => Promise<Result | null>;
};

/** A read that nobody need be signed in for. It never learns who asks, so its answer is everybody's. */
export function defineOpenQuery<Schema extends z.ZodMiniType, Result>(definition: OpenDefinition<Schema, Result>) {
  async function query(_: unknown, raw: z.input<Schema>): Promise<Result> {
    const input = parseInput(definition.input, raw);
    return (await definition.run({ db: db(), input })) ?? fail('MODEL_NOT_FOUND');
  }
  return Object.assign(query, { definition: { ...definition, may: 'anyone' as const } });
}
