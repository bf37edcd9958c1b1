import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Failure } from '@/lib/platform/errors/failures';
import type { EventsAnswer } from '@/lib/platform/http/events-answer';
import { eventsReply } from '@/lib/platform/http/events-reply';
import type { FileAnswer } from '@/lib/platform/http/file-answer';
import { fileReply } from '@/lib/platform/http/file-reply';
import { locationOf } from '@/lib/platform/http/location';
import type { Operation, Shapes } from '@/lib/platform/http/operation';
import { asFailure, problem } from '@/lib/platform/http/problem';
import { formType, type RouteParams, readInput } from '@/lib/platform/http/read-request';
import { reply } from '@/lib/platform/http/reply';
import type { StreamAnswer } from '@/lib/platform/http/stream-answer';
import { streamReply } from '@/lib/platform/http/stream-reply';
import { fieldsOnWire } from '@/lib/platform/http/wire-names';
import { log } from '@/lib/platform/log/log';
import { metrics } from '@/lib/platform/metrics/metrics';
import type { Ability } from './abilities';
import type { Actor } from './actor';
import { fail } from './failures';
import type { IdempotencyKey } from './idempotency';
import { type Caller, callerOf, refuseForeignOrigin, refuseOtherPerson } from './request-actor';
import { recordSeen } from './seeing';

type Schema = z.ZodMiniType;

/** A query or a command: the same call whatever the door. */
type Callee<I extends Schema, R extends Schema, Who extends Actor | null, Result> = {
  (actor: Who, input: never, idempotency?: IdempotencyKey): Promise<Result>;
  readonly definition: Shapes<I, R> & { name: string; may: Ability | 'anyone' };
};

type Input = Record<string, unknown>;

/** What a route adds around its command: cookies, and the way of a native form (answered with 303). */
export type Door<Result> = {
  /** Ends the session: it knows who leaves, also where the browser has told so already. */
  leaves?: boolean;
  /** What it brings opens it by itself: no session is read, neither to know who asks nor to refuse somebody else. */
  withoutSession?: true;
  /** Sites beside our own whose pages may send here. */
  origins?: () => readonly string[];
  /** Input that comes with the headers, and `input`, the shape of what is left for path, query and body. */
  fromHeaders?: (headers: Headers) => Input;
  cookies?: (result: Result, input: Input) => string[];
  refusedCookies?: (failure: Failure, input: Input) => string[];
  form?: {
    done: (result: Result, input: Input) => string;
    refused: (failure: Failure, input: Input) => string;
  };
};

/** Where headers bring a part of the callee's input, the operation promises the rest of it. */
type PartialDoor<I extends Schema, Result> = Door<Result> & { input: I; fromHeaders: (headers: Headers) => Input };

type Context = { params: Promise<RouteParams> };
export type RouteHandler = ((request: Request, context: Context) => Promise<Response>) & {
  readonly operation: Operation;
  /** What the operation gives and gets, with its schemas. */
  readonly shapes: Shapes;
  readonly callee: Callee<Schema, Schema, never, unknown>;
};

/** Puts a query or a command behind an operation. Handlers never touch Request or Response; this does, once for all. */
export function serve<I extends Schema, R extends Schema, Who extends Actor | null, Result extends z.input<R>>(
  op: Operation<I, R>,
  callee: Callee<I, R, Who, Result>,
  door?: Door<Result>,
): RouteHandler;
export function serve<I extends Schema, R extends Schema, Who extends Actor | null, Result extends z.input<R>>(
  op: Operation<I, R>,
  callee: Callee<Schema, R, Who, Result>,
  door: PartialDoor<I, Result>,
): RouteHandler;
export function serve<Who extends Actor | null, Result>(
  op: Operation,
  callee: Callee<Schema, Schema, Who, Result>,
  door: Door<Result> & { input?: Schema } = {},
): RouteHandler {
  const { name, input: whole, reply: promised } = callee.definition;
  async function handler(request: Request, context: Context): Promise<Response> {
    const started = performance.now();
    const requestId = request.headers.get('x-request-id') ?? randomUUID();
    const form = request.headers.get('content-type')?.startsWith(formType) ? door.form : undefined;
    let input: Input = {};
    let caller: Caller | undefined;
    let response: Response;
    try {
      caller = door.withoutSession ? { actor: null, by: 'nobody' } : await callerOf(request.headers, door);
      const key = keyOf(op, request, caller.actor);
      refuseForeignOrigin(request, caller, door.origins?.());
      refuseOtherPerson(request, caller);
      refuseClosed(op, caller);
      await recordRead(op, caller.actor);
      input = { ...(await readInput(op, request, await context.params)), ...door.fromHeaders?.(request.headers) };
      const result = await callee(caller.actor as Who, input as never, key);
      response = form ? seeOther(form.done(result, input)) : await answer(op, promised, result, request);
      addCookies(response, door.cookies?.(result, input));
    } catch (error) {
      const failure = asFailure(error);
      logFailure(failure, requestId, op);
      response = form ? seeOther(form.refused(failure, input)) : refusal(op, failure, requestId);
      addCookies(response, door.refusedCookies?.(failure, input));
    }
    account(op, name, response.status, started, requestId, caller?.actor);
    return response;
  }
  const shapes = { input: door.input ?? whole, reply: promised };
  return Object.assign(handler, { operation: op, shapes, callee: callee as RouteHandler['callee'] });
}

function refuseClosed({ callers, atFirstAccess }: Operation, { actor }: Caller): void {
  if (callers === 'signed-in' && !actor) fail('request.not-authenticated');
  if (actor?.firstAccess && !atFirstAccess) fail('auth.first-access');
}

async function answer(op: Operation, schema: Schema, result: unknown, request: Request): Promise<Response> {
  if (op.answer === 'file') return fileReply(result as z.input<typeof FileAnswer>, request);
  if (op.answer === 'stream') return streamReply(result as z.input<typeof StreamAnswer>, request);
  if (op.answer === 'events') return eventsReply(result as z.input<typeof EventsAnswer>, request);
  return reply(op, schema, result);
}

/** What is read while an administrator sees as somebody. */
async function recordRead({ method, path }: Pick<Operation, 'method' | 'path'>, actor: Actor | null): Promise<void> {
  if (actor?.seeing && method === 'GET') await recordSeen(actor.seeing, `${method} ${path}`);
}

function addCookies(response: Response, cookies: string[] = []): void {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location: locationOf(location), 'cache-control': 'no-store' } });
}

function refusal(op: Operation, failure: Failure, requestId: string): Response {
  return problem(failure, fieldsOnWire(op, failure.fields), requestId);
}

const keyShape = /^[\w-]{8,64}$/;

function keyOf(op: Operation, request: Request, actor: Actor | null): IdempotencyKey | undefined {
  const key = request.headers.get('idempotency-key');
  if (key && op.secret) fail('request.key-not-taken');
  // Nothing is kept of what may be sent again as it is: its reply may be what somebody else wrote, or takes away.
  if (!key || !actor || op.repeatable) return undefined;
  if (!keyShape.test(key)) fail('request.malformed');
  return { accountId: actor.id, key };
}

function logFailure(failure: Failure, requestId: string, op: Operation): void {
  if (failure.status >= 500) log().error({ requestId, path: op.path, err: failure.cause }, 'request failed');
}

function account(
  op: Operation,
  name: string,
  status: number,
  started: number,
  requestId: string,
  actor?: Actor | null,
) {
  const milliseconds = performance.now() - started;
  metrics().requests.inc({ operation: name, status });
  metrics().durations.observe({ operation: name }, milliseconds / 1000);
  log().info({
    requestId,
    operation: name,
    method: op.method,
    status,
    ms: Math.round(milliseconds),
    actor: actor?.id,
    tipo: actor?.tipo,
    ...(actor?.seeing && { seenBy: actor.seeing.byId }),
  });
}
