import { Failure, type FieldFailure } from '@/lib/platform/errors/failures';

/** RFC 9457, with our code: never a sentence, never an inside. */
export function problem(failure: Failure, fields: readonly FieldFailure[], requestId: string): Response {
  const { code, status, retryAfterSeconds } = failure;
  const headers: Record<string, string> = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };
  if (retryAfterSeconds) headers['retry-after'] = String(retryAfterSeconds);
  const body = { type: 'about:blank', status, code, requestId, ...(fields.length > 0 && { fields }) };
  return new Response(JSON.stringify(body), { status, headers });
}

/** What was not foreseen is a 500 that tells only the request id. */
export function asFailure(error: unknown): Failure {
  return error instanceof Failure ? error : new Failure('server.failed', { cause: error });
}
