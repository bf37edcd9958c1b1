import { basename } from 'node:path/posix';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { fail } from '@/lib/platform/errors/failures';
import { openFile } from '@/lib/platform/storage/storage';
import { byteRange } from './byte-range';
import { FileAnswer } from './file-answer';

/** Only what we encoded ourselves is shown by the browser; the rest is saved, whatever it calls itself. */
const shown: readonly string[] = ['image/webp'];

/** The bytes as storage gives them, whole or the range that was asked for. A key is never used twice, so it is the ETag. */
export async function fileReply(file: z.input<typeof FileAnswer>, asked: Headers): Promise<Response> {
  const { key, name, mediaType, isPublic } = z.parse(FileAnswer, file);
  const stored = (await openFile(key)) ?? fail('MODEL_NOT_FOUND');
  const etag = `"${basename(key)}"`;
  const headers = new Headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-cache',
    'content-type': mediaType,
    'content-disposition': `${shown.includes(mediaType) ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded(name)}`,
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
  if (range === 'whole') {
    headers.set('content-length', String(stored.length));
    return new Response(body(await stored.read()), { headers });
  }
  headers.set('content-range', `bytes ${range.first}-${range.last}/${stored.length}`);
  headers.set('content-length', String(range.last - range.first + 1));
  return new Response(body(await stored.read(range)), { status: 206, headers });
}

function body(stream: Readable): ReadableStream {
  return Readable.toWeb(stream) as ReadableStream;
}

/** RFC 8187: what encodeURIComponent leaves and the header may not hold. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
