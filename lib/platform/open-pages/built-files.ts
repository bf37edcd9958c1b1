import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ownOrigin } from '../http/own-origin';
import { acceptedPacking, type Packing } from './accepted-packing';

type PackedFile = { readonly headers: [string, string][] } & Readonly<Record<Packing, Buffer>>;

const packedByBrotli = promisify(brotliCompress);
const packedByGzip = promisify(gzip);

/** The scripts and sheets of the build, whose names change with their content: what is packed once stays right. */
const files = new Map<string, PackedFile>();
const filling = new Set<string>();
/** Several builds' worth: a name has more than one spelling. */
const filesMax = 1000;

const builtFile = /^\/_next\/static\/(?!.*\.\.)[\w./~-]+$/;
const script = /\.(?:js|css)$/;

export function isBuiltFile(url = ''): boolean {
  return builtFile.test(url);
}

/**
 * Answers for a script or sheet as small as it can be, and says whether it did. A first visit brings a dozen, five sixths
 * of its bytes; Next packs each anew for every visitor, with gzip alone. The first who asks still gets that.
 */
export function answeredPacked(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '', headers } = request;
  if (method !== 'GET' || !isBuiltFile(url) || !script.test(url)) return false;
  if (headers.range || headers['if-none-match'] || headers['if-modified-since']) return false;
  const packing = acceptedPacking(headers['accept-encoding']);
  // Unpacked is also how the file is read below.
  if (!packing) return false;
  const file = files.get(url);
  if (!file) {
    response.once('finish', () => response.statusCode === 200 && fill(url, ownOrigin(request.socket)));
    return false;
  }
  for (const [name, value] of file.headers) response.setHeader(name, value);
  // It stays open without saying so: forty files of a first visit say two kilobytes of it.
  response.removeHeader('Connection');
  const body = file[packing];
  response.writeHead(200, {
    'Content-Encoding': packing,
    'Content-Length': body.byteLength,
    Vary: 'Accept-Encoding',
  });
  response.end(body);
  return true;
}

function fill(url: string, origin: string): void {
  if (files.has(url) || filling.has(url) || files.size >= filesMax) return;
  filling.add(url);
  packedFile(origin + url)
    .then((file) => file && files.set(url, file))
    // Next goes on answering for it.
    .catch(() => undefined)
    .finally(() => filling.delete(url));
}

async function packedFile(address: string): Promise<PackedFile | undefined> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  // What may change under its name is not kept.
  if (answer.status !== 200 || !answer.headers.get('cache-control')?.includes('immutable')) return undefined;
  const body = Buffer.from(await answer.arrayBuffer());
  const best = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  const [br, gz] = await Promise.all([packedByBrotli(body, { params: best }), packedByGzip(body, { level: 9 })]);
  const headers = ['content-type', 'cache-control'].map((name): [string, string] => [
    name,
    answer.headers.get(name) ?? '',
  ]);
  return { headers, br, gzip: gz };
}
