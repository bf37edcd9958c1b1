import * as z from 'zod/mini';
import { attachment } from './attachment';
import { StreamAnswer } from './stream-answer';

/** Bytes that exist only while they are read: no length, no range, kept by nobody. */
export function streamReply(answer: z.input<typeof StreamAnswer>, { method }: Request): Response {
  const { name, mediaType, body } = z.parse(StreamAnswer, answer);
  const headers = {
    'cache-control': 'no-store, no-transform',
    'content-type': mediaType,
    'content-disposition': attachment(name),
    'x-content-type-options': 'nosniff',
  };
  return new Response(method === 'HEAD' ? null : body, { headers });
}
