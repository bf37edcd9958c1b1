import type { FieldFailure } from '@/lib/platform/errors/failures';
import { type InputOf, inputInQuery, type Operation, operationFor, type ReplyOf } from '@/lib/platform/http/operation';
import { personHeader } from '@/lib/platform/http/person-header';
import { inverse, renameKeys, renamePath } from '@/lib/platform/http/wire-names';
import { signInAddress } from '@/lib/platform/links';
import { apiAddress } from './api-base';
import { lineBack, lineCut } from './cut-line';
import { holdsText } from './holds-text';
import { forgetReplies } from './kept-replies';
import { randomKey } from './random-key';
import { reportFailure } from './report-failure';
import { signedOutEvent } from './signed-out';
import { shownAnew } from './times-shown';

/** A refused call as the screens read it: `code` and the fields' codes are keys of our messages. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  constructor(
    readonly status: number,
    readonly code: string,
    readonly fields: readonly FieldFailure[],
    readonly requestId: string | undefined,
  ) {
    super(`${status} ${code}`);
  }
}

type Options = {
  signal?: AbortSignal;
  idempotencyKey?: string;
  accept?: string;
  /** It changes nothing that was read but what its caller keeps in step. */
  sparesMemory?: boolean;
  /** From a page that is anybody's: who is signed out stays there, and the caller alone learns of it. */
  staysHere?: boolean;
  /** Whoever signs in on the page of somebody else. */
  forAnyone?: boolean;
  /** What opens the operation by itself: no cookie goes with it. */
  headers?: Readonly<Record<string, string>>;
  /** It is finished also when its page closes. */
  keepalive?: boolean;
  /** Asked for already, before the page's scripts had come (asked-ahead.ts). */
  answer?: Promise<Response> | undefined;
};

/**
 * The one way a browser asks the API: JSON, no timeout, 2xx is success (§7). 401 and 403 lead to the sign-in screen, from a
 * lesson or a test only 403 does; an expected miss is silent, every other failure goes to the console and to the caller (§8).
 */
export async function call<Op extends Operation>(
  op: Op,
  input: InputOf<Op>,
  options: Options = {},
): Promise<ReplyOf<Op>> {
  const response = await respond(op, input as Record<string, unknown>, options);
  if (op.method === 'GET') shownAnew();
  else if (!options.sparesMemory) forgetReplies();
  return renameKeys(await response.json(), inverse(op.names)) as ReplyOf<Op>;
}

/** The same for an answer that is read while it comes: in the wire's names, as they stand. */
export async function callForStream<Op extends Operation>(
  op: Op,
  input: InputOf<Op>,
  options: Options = {},
): Promise<ReadableStream<Uint8Array>> {
  const accept = 'text/event-stream';
  const response = await respond(op, input as Record<string, unknown>, { ...options, accept });
  return response.body ?? new ReadableStream({ start: (controller) => controller.close() });
}

async function respond(named: Operation, input: Record<string, unknown>, options: Options): Promise<Response> {
  const op = operationFor(named, input);
  const { url, init } = requestOf(op, input, options);
  const response = await (options.answer ?? fetch(url, init)).catch((error: unknown) => {
    if (!options.signal?.aborted) lineCut(`${op.method} ${op.path}`);
    throw error;
  });
  lineBack();
  if (response.ok) return response;
  throw await refused(op, response, options.staysHere);
}

/** Where a call goes, for what asks ahead of it. */
export function callAddress<Op extends Operation>(op: Op, input: InputOf<Op>): string {
  return requestOf(operationFor(op, input as Record<string, unknown>), input as Record<string, unknown>, {}).url;
}

function requestOf(
  op: Operation,
  input: Record<string, unknown>,
  { signal, idempotencyKey, accept, forAnyone, headers: own, keepalive }: Options,
) {
  const rest = { ...input };
  const take = (name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  };
  const path = op.path.replace(/\{(\w+)\}/g, (_, wire: string) => take(op.params[wire] ?? wire));
  const given = Object.entries(op.query).filter(([, name]) => rest[name] !== undefined);
  const query = given.map(([wire, name]) => `${wire}=${take(name)}`);
  // Key by key: a file has one for each byte, and would hold the page for a tenth of a second.
  const named = () => renameKeys(rest, op.names) as Record<string, unknown>;
  const person = forAnyone ? undefined : globalThis.document?.body.dataset.person;
  const headers: Record<string, string> = {
    ...(person && { [personHeader]: person }),
    ...(accept && { accept }),
    ...own,
  };
  const credentials = own ? 'omit' : 'same-origin';
  const init: RequestInit = { method: op.method, headers, credentials, signal: signal ?? null };
  if (keepalive) init.keepalive = true;
  if (inputInQuery(op)) query.push(...queryOf(named()));
  else if (op.body === 'file') init.body = rest.file as BodyInit;
  else {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(named());
  }
  if (!(op.repeatable || op.secret)) headers['idempotency-key'] = idempotencyKey ?? randomKey();
  const address = apiAddress(path);
  return { url: query.length > 0 ? `${address}?${query.join('&')}` : address, init };
}

function queryOf(named: Record<string, unknown>): string[] {
  return Object.entries(named)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`);
}

async function refused(op: Operation, response: Response, staysHere = false): Promise<CallFailure> {
  const body = (await response.json().catch(() => ({}))) as Partial<CallFailure>;
  const toDomain = { ...inverse(op.names), ...op.params, ...op.query };
  const fields = (body.fields ?? []).map((field) => ({ ...field, path: renamePath(field.path, toDomain) }));
  const failure = new CallFailure(response.status, body.code ?? 'server.failed', fields, body.requestId);
  const leaves = (response.status === 401 || response.status === 403) && op.path !== '/Users/login';
  if (leaves && (staysHere || isAskedOver(response))) return failure;
  if (leaves) {
    const reason = response.status === 401 ? 'not-authenticated' : 'not-allowed';
    leave(signInAddress({ face: '/login', reason, from: location.pathname + location.search }));
  } else if (failure.code !== 'MODEL_NOT_FOUND') {
    reportFailure(`${op.method} ${op.path}`, failure.status, failure.code, failure.requestId);
  }
  return failure;
}

function isAskedOver({ status }: Response): boolean {
  return status === 401 && !dispatchEvent(new Event(signedOutEvent, { cancelable: true }));
}

const leavingMs = 1000;
let isLeaving = false;

let hasAsked = false;

/**
 * Once for all calls that are refused together: of unsaved text, the browser asks at each try to leave. Whoever stayed
 * with it is not asked again: signed in anew in another tab, they save it here.
 */
function leave(address: string): void {
  const isHeld = holdsText();
  if (isLeaving || (isHeld && hasAsked)) return;
  isLeaving = true;
  hasAsked = isHeld;
  // The time stands still while the browser asks.
  setTimeout(() => {
    isLeaving = false;
  }, leavingMs);
  location.assign(address);
}
