import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withLateScripts } from './late-scripts';
import { withStylesInside } from './styles-inside';

/** A page as Next made it, ready to be sent as it is. */
export type PackedPage = {
  readonly etag: string;
  readonly headers: [string, string][];
  readonly br: Buffer;
  readonly gzip: Buffer;
};

const passedOn = ['content-type', 'cache-control'];
const packedByGzip = promisify(gzip);

type Wanted = { origin: string; path: string; headers: Record<string, string>; readsOn: boolean };

/** The page when Next lets shared caches store it; else nothing. */
export async function packedPage({ origin, path, headers, readsOn }: Wanted): Promise<PackedPage | undefined> {
  const answer = await fetch(origin + path, {
    headers: { ...headers, 'accept-encoding': 'identity' },
    redirect: 'manual',
  });
  const html = await answer.text();
  if (answer.status !== 200 || !isStorable(answer.headers.get('cache-control'))) return undefined;
  if (answer.headers.has('set-cookie')) return undefined;
  const body = Buffer.from(withLateScripts(readsOn ? html : await withStylesInside(html, origin)));
  const [br, gz] = await Promise.all([packedByBrotli(body), packedByGzip(body, { level: 9 })]);
  return {
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 16),
    headers: passedOn.map((name): [string, string] => [name, answer.headers.get(name) ?? '']),
    br,
    gzip: gz,
  };
}

export function isStorable(cacheControl: unknown): boolean {
  return typeof cacheControl === 'string' && cacheControl.includes('s-maxage');
}

function packedByBrotli(body: Buffer): Promise<Buffer> {
  // Best for the reader; a page is packed once in half a minute, on a thread beside the server's.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength };
  return new Promise((resolve, reject) => {
    brotliCompress(body, { params }, (error, packed) => (error ? reject(error) : resolve(packed)));
  });
}
