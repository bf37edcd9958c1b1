import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ownOrigin } from '../http/own-origin';
import { acceptedPacking, type Packing } from './accepted-packing';
import { withLateScripts } from './late-scripts';
import { isStorable } from './packed-page';
import { withScriptsAhead } from './scripts-ahead';
import { withStylesInside } from './styles-inside';

const packedByBrotli = promisify(brotliCompress);
const packedByGzip = promisify(gzip);

/**
 * A document that is opened first of all, such as the sign-in screen or an open page that is not in the cache yet, goes
 * out whole with its style sheet inside: else its first paint waits for the sheet, which shares a school's line with every
 * script. Whatever is no document passes as it is.
 */
export function sendWhole(request: IncomingMessage, response: ServerResponse, wanted: Wanted = {}): void {
  if (request.method !== 'GET' || request.headers.rsc) return;
  const packing = acceptedPacking(request.headers['accept-encoding']);
  // Next must not pack what is still to be changed, nor say that it is known.
  delete request.headers['accept-encoding'];
  delete request.headers['if-none-match'];
  const written: Buffer[] = [];
  const { write, end, flushHeaders, writeHead } = response;
  const keep = (chunk: unknown) => {
    if (chunk && typeof chunk !== 'function') written.push(Buffer.from(chunk as Uint8Array | string));
  };
  const done = (args: readonly unknown[]) => {
    const callback = args.find((each) => typeof each === 'function') as (() => void) | undefined;
    if (callback) process.nextTick(callback);
  };
  response.flushHeaders = () => undefined;
  // Next's packing says the head with the first bytes; it is said with the last.
  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    const headers = rest.find((each) => typeof each === 'object');
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
    return response;
  };
  response.write = (chunk: unknown, ...rest: unknown[]) => {
    keep(chunk);
    done(rest);
    return true;
  };
  response.end = (...args: unknown[]) => {
    keep(args[0]);
    Object.assign(response, { write, end, flushHeaders, writeHead });
    send(request, response, { ...wanted, body: Buffer.concat(written), packing }).catch(() => response.destroy());
    done(args);
    return response;
  };
}

type Wanted = {
  /** Whoever asks has the style sheets already. */
  hasSheet?: boolean;
  /** Of somebody who is signed in: it wakes at once, and its worker keeps the sheets. */
  isSignedIn?: boolean;
};
type Whole = Wanted & { body: Buffer; packing: Packing | undefined };

async function send(request: IncomingMessage, response: ServerResponse, whole: Whole): Promise<void> {
  const { body, packing, hasSheet, isSignedIn = false } = whole;
  if (!String(response.getHeader('content-type')).startsWith('text/html')) {
    response.end(body);
    return;
  }
  const origin = ownOrigin(request.socket);
  const document = body.toString();
  const styled = hasSheet ? document : await withStylesInside(document, origin, { isKept: isSignedIn });
  // A page that is not found is drawn by its scripts.
  const isReadable = response.statusCode === 200 && isStorable(response.getHeader('cache-control'));
  const woken = isSignedIn ? withScriptsAhead(styled) : styled;
  const html = Buffer.from(isReadable ? withLateScripts(styled) : woken);
  const sent = await packed(html, packing);
  if (packing) response.setHeader('Content-Encoding', packing);
  // The sheets that Next would have fetched ahead are inside; what it made of the page names other bytes.
  response.removeHeader('Link');
  response.removeHeader('ETag');
  response.appendHeader('Vary', 'Accept-Encoding, Sec-Fetch-Site');
  response.setHeader('Content-Length', sent.byteLength);
  response.end(sent);
}

/** As much as is worth its time on a page that is packed for one visitor. */
const quality = 5;

/** The smallest window that sees the whole document: the memory of a wider one takes half the time again. */
function windowFor(bytes: number): number {
  return Math.min(Math.max(Math.ceil(Math.log2(bytes)), 16), 20);
}

function packed(html: Buffer, packing: Packing | undefined): Promise<Buffer> | Buffer {
  if (packing === 'br') {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(html.byteLength),
      [constants.BROTLI_PARAM_SIZE_HINT]: html.byteLength,
    };
    return packedByBrotli(html, { params });
  }
  return packing === 'gzip' ? packedByGzip(html) : html;
}
