import { Failure, type FieldFailure, failureOf } from '@/lib/platform/errors/failures';
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

/** What was not foreseen is a 500 that tells only the request id. */
export function asFailure(error: unknown): Failure {
  return error instanceof Failure ? error : failureOf('server.failed', { cause: error });
}
