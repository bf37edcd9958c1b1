import { randomUUID } from 'node:crypto';
import { failureOf } from '@/lib/platform/errors/failures';
import { problem } from '@/lib/platform/http/problem';

/** An address that the API does not have is refused as every other call is, not by a page. */
function refused(request: Request): Response {
  return problem(failureOf('MODEL_NOT_FOUND'), [], request.headers.get('x-request-id') ?? randomUUID());
}

export { refused as DELETE, refused as GET, refused as PATCH, refused as POST, refused as PUT };
