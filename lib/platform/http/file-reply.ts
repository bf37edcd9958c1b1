import { basename } from 'node:path/posix';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { fail } from '@/lib/platform/errors/failures';
import { openFile } from '@/lib/platform/storage/storage';
import { fileName } from './attachment';
import { byteRange } from './byte-range';
import { FileAnswer } from './file-answer';

/** Only what we encoded ourselves is shown by the browser; the rest is saved, whatever it calls itself. */
const shown: readonly string[] = ['image/webp'];

/** The bytes as storage gives them, whole or the range that was asked for. A key is never used twice, so it is the ETag. */
export async function fileReply(
  file: z.input<typeof FileAnswer>,
  { method, headers: asked }: Request,
): Promise<Response> {
  const { key, name, mediaType, isPublic } = z.parse(FileAnswer, file);
  const stored = (await openFile(key)) ?? fail('MODEL_NOT_FOUND');
  const etag = `"${basename(key)}"`;
  const headers = new Headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-cache',
    'content-type': mediaType,
    'content-disposition': `${shown.includes(mediaType) ? 'inline' : 'attachment'}; ${fileName(name)}`,
    'x-content-type-options': 'nosniff',
  });
  if (asked.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  const unchanged = (asked.get('if-range') ?? etag) === etag;
  const range = byteRange(unchanged ? asked.get('range') : null, stored.length);
  if (range === 'beyond') {
    headers.set('content-range', `bytes */${stored.length}`);
    for (const name of ['etag', 'content-type', 'content-disposition']) headers.delete(name);
    return new Response(null, { status: 416, headers });
  }
  const isPart = range !== 'whole';
  headers.set('content-length', String(isPart ? range.last - range.first + 1 : stored.length));
  if (isPart) headers.set('content-range', `bytes ${range.first}-${range.last}/${stored.length}`);
  // Next answers HEAD by GET and never reads the body: a file that was opened for it would stay open.
  const body = method === 'HEAD' ? null : Readable.toWeb(await stored.read(isPart ? range : undefined));
  return new Response(body as ReadableStream | null, { status: isPart ? 206 : 200, headers });
}
