import { randomUUIDv7 } from 'node:crypto';
import type * as z from 'zod/mini';
import { refreshAnnounced } from '@/lib/platform/cache/catalogue';
import { now as readClock } from '@/lib/platform/clock/clock';
import { db, type Tx } from '@/lib/platform/db/client';
import { isLostRace, translated } from '@/lib/platform/db/database-errors';
import type { Failure } from '@/lib/platform/errors/failures';
import { metrics } from '@/lib/platform/metrics/metrics';
import { spanned } from '@/lib/platform/tracing/spanned';
import type { Ability } from './abilities';
import type { Actor } from './actor';
import { fail } from './failures';
import { claimKey, type IdempotencyKey, storedReply } from './idempotency';
import type { Change } from './live/change';
import { parseInput } from './parse-input';
import { refuseUnable } from './refuse-unable';
import type { RowTarget } from './row';

type Schema = z.ZodMiniType;

type Asked<S extends Schema, Who> = { actor: Who; input: z.infer<S>; now: Date };
type Acting<S extends Schema, Who, Prepared, Target> = Asked<S, Who> & { tx: Tx; prepared: Prepared; target: Target };

type Targeting<Context, Target> = ((context: Context) => Promise<Target | null>) | RowTarget<Context, Target>;

type Definition<S extends Schema, R extends Schema, Who extends Actor | null, Prepared, Target, Result> = {
  /** `<domain>.<verb>`: the name in the audit, the log and the metrics. */
  name: string;
  input: S;
  /** What its door answers with: a field that is not named here never leaves. */
  reply?: R;
  /** For the few that end things: everything else is refused while an administrator sees as somebody. */
  whileSeeing?: true;
  /** The row that it writes is its record: no audit entry beside it (a visit, an answer, a session). */
  ownRecord?: true;
  /** What is older from now on, told to browsers and instances when the transaction commits. */
  changes?: Change;
  /** Slow or outward work (hash, file, network), before the transaction. It reads, and writes nothing. */
  prepare?: (context: Asked<S, Who> & { db: Tx }) => Promise<Prepared>;
  /**
   * Tried first where `ownRecord`: the whole write as one statement, which is its own transaction. Undefined goes the way
   * of all others.
   */
  inOneStatement?: (context: Asked<S, Who> & { prepared: Prepared }) => Promise<Result | undefined>;
  /** The row this acts on, locked and inside the actor's reach (`row`); null becomes 404. Creating has `noTarget`. */
  target: Targeting<Asked<S, Who> & { tx: Tx }, Target>;
  run: (context: Acting<S, Who, Prepared, Target>) => Promise<Result | Refusal>;
  /** Jobs and mails that come to be with the write: rows of the same transaction. */
  after?: (context: Acting<S, Who, Prepared, Target> & { result: Result }) => Promise<void>;
  /** What this instance lets go of once the write is stored. It may be lost with the instance, and undoes nothing. */
  onceStored?: (context: Asked<S, Who> & { result: Result }) => Promise<void>;
};

type Command<S extends Schema, R extends Schema, Who extends Actor | null, Prepared, Result> = ((
  actor: Who,
  input: z.input<S>,
  idempotency?: IdempotencyKey,
) => Promise<Result>) & {
  readonly definition: { name: string; may: Ability | 'anyone'; input: S; reply: R };
} & (unknown extends Prepared ? Step<S, Who, Result> : unknown);

/** Of a command that prepares nothing: what takes long has no place in the transaction of another. */
type Step<S extends Schema, Who extends Actor | null, Result> = {
  /** The command of another domain as a step of this one's, in its transaction. */
  inside(tx: Tx, actor: Who, input: z.input<S>): Promise<Result>;
};

/** The only way to write for a person: ability, input, target inside reach, one transaction, clock, audit row. */
export function defineCommand<S extends Schema, R extends Schema, Prepared, Target, Result>(
  definition: Definition<S, R, Actor, Prepared, Target, Result> & { may: Ability },
): Command<S, R, Actor, Prepared, Result> {
  return build(definition, definition.may);
}

/** A command that nobody need be signed in for. It guards itself: by a secret, a signature or a rate. */
export function defineOpenCommand<S extends Schema, R extends Schema, Prepared, Target, Result>(
  definition: Definition<S, R, Actor | null, Prepared, Target, Result>,
): Command<S, R, Actor | null, Prepared, Result> {
  return build(definition, 'anyone');
}

export async function noTarget(): Promise<Record<string, never>> {
  return {};
}

/** What `run` returns when its writes must stay although the request is refused (a counted wrong password). */
class Refusal {
  constructor(readonly failure: Failure) {}
}

export function refuseAfterCommit(failure: Failure): Refusal {
  return new Refusal(failure);
}

const attempts = 3;

/** A transaction that the database ended because another was in its way goes again from the start. */
async function retried<T>(command: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  let used: Tx | undefined;
  const once = (tx: Tx) => {
    used = tx;
    return work(tx);
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await timed(command, once);
      if (used) await refreshAnnounced(used);
      return result;
    } catch (error) {
      if (attempt === attempts || !isLostRace(error)) throw translated(error);
    }
  }
}

async function timed<T>(command: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const ended = metrics().transactions.startTimer({ command });
  try {
    return await db().$transaction(work);
  } finally {
    ended();
  }
}

function build<S extends Schema, R extends Schema, Who extends Actor | null, Prepared, Target, Result>(
  definition: Definition<S, R, Who, Prepared, Target, Result>,
  may: Ability | 'anyone',
): Command<S, R, Who, Prepared, Result> {
  function admitted(actor: Who, raw: z.input<S>): z.infer<S> {
    if (actor?.seeing && may !== 'anyone' && !definition.whileSeeing) fail('access.seeing-only');
    if (may !== 'anyone') refuseUnable(actor, may);
    return parseInput(definition.input, raw);
  }

  async function command(actor: Who, raw: z.input<S>, idempotency?: IdempotencyKey): Promise<Result> {
    const input = admitted(actor, raw);
    // Preparing judges what is there now: a request that is repeated would be refused for what it changed itself.
    const before = definition.prepare && idempotency && (await storedReply(idempotency, definition.name, input));
    if (before) return before.reply as Result;
    const prepared = (await definition.prepare?.({ db: db(), actor, input, now: readClock() })) as Prepared;
    const call = { actor, input, prepared, idempotency };
    const result = await spanned(
      definition.name,
      async () =>
        (idempotency ? undefined : await definition.inOneStatement?.({ actor, input, prepared, now: readClock() })) ??
        (await retried(definition.name, (tx) => carryOut(definition, { tx, ...call }))),
    );
    if (result instanceof Refusal) throw result.failure;
    await definition.onceStored?.({ actor, input, result, now: readClock() });
    return result;
  }

  async function inside(tx: Tx, actor: Who, raw: z.input<S>): Promise<Result> {
    const call = { tx, actor, input: admitted(actor, raw), prepared: undefined as Prepared, idempotency: undefined };
    const result = await carryOut(definition, call);
    if (result instanceof Refusal) throw result.failure;
    return result;
  }

  const { name, input, reply } = definition;
  const built = { definition: { name, may, input, reply: reply as R }, ...(definition.prepare ? {} : { inside }) };
  return Object.assign(command, built) as Command<S, R, Who, Prepared, Result>;
}

type Call<S extends Schema, Who, Prepared> = {
  tx: Tx;
  actor: Who;
  input: z.infer<S>;
  prepared: Prepared;
  idempotency: IdempotencyKey | undefined;
};

async function carryOut<S extends Schema, R extends Schema, Who extends Actor | null, Prepared, Target, Result>(
  definition: Definition<S, R, Who, Prepared, Target, Result>,
  { idempotency, ...call }: Call<S, Who, Prepared>,
): Promise<Result | Refusal> {
  const { tx, actor, input } = call;
  const claim = idempotency && (await claimKey(tx, idempotency, definition.name, input));
  if (claim?.replayed) return claim.reply as Result;
  const now = readClock();
  const find = 'find' in definition.target ? definition.target.find : definition.target;
  const target = (await find({ tx, actor, input, now })) ?? fail('MODEL_NOT_FOUND');
  const acting = { ...call, target, now };
  const result = await definition.run(acting);
  if (!definition.ownRecord) {
    await audit(tx, definition.name, actor, idOf(target) ?? idOf(result), Object.keys(input as object));
  }
  if (result instanceof Refusal) {
    await claim?.release();
    return result;
  }
  await definition.after?.({ ...acting, result });
  await definition.changes?.tell(tx);
  await claim?.keep(result);
  return result;
}

/** Past Prisma's client: every command pays for it. Whoever acts while seeing as somebody is the administrator. */
async function audit(tx: Tx, command: string, actor: Actor | null, targetId: string | null, fields: string[]) {
  const by = actor?.seeing ? { id: actor.seeing.byId, tipo: 'admin' } : actor;
  await tx.$executeRaw`
    INSERT INTO audit_entries (id, command, actor_id, actor_tipo, school_id, target_id, fields)
    VALUES (${randomUUIDv7()}::uuid, ${command}, ${by?.id ?? null}::uuid, ${by?.tipo ?? null}::"Tipo",
            ${actor?.schoolId ?? null}::uuid, ${targetId}, ${fields}::text[])`;
}

const rowId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Of a row alone: what else is called an id may be a secret. */
function idOf(row: unknown): string | null {
  const id = (row as { id?: unknown } | null)?.id;
  return typeof id === 'string' && rowId.test(id) ? id : null;
}
