import { Failure, type FieldFailure, failureOf } from '@/lib/platform/errors/failures';
import { noteTrouble, troubleOf } from '@/lib/platform/errors/trouble';
import { notKept } from './reply';

/** RFC 9457, with our code: never a sentence, never an inside. */
export function problem(failure: Failure, fields: readonly FieldFailure[], requestId: string): Response {
  const { code, status, retryAfterSeconds } = failure;
  const body = { type: 'about:blank', status, code, requestId, ...(fields.length > 0 && { fields }) };
  const text = JSON.stringify(body);
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': notKept(text) });
  if (retryAfterSeconds) headers.set('retry-after', String(retryAfterSeconds));
  return new Response(text, { status, headers });
}

const recoverySeconds = 30;

/** What was not foreseen is a 500 that tells only the request id; what everybody meets is a 503, and passes. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const trouble = troubleOf(error);
  if (!trouble) return failureOf('server.failed', { cause: error });
  noteTrouble(trouble);
  if (trouble === 'full') return failureOf('server.full', { cause: error });
  return failureOf('server.recovering', { cause: error, retryAfterSeconds: recoverySeconds });
}
